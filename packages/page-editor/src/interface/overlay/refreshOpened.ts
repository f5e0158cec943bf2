import type {MarkObserver} from '../marks/MarkObserver';
import type {Opened} from '../session/EditSession';
import type {Directory} from './Directory';
import {findSame, findTargets} from './findTargets';

/** What is written where something was opened, after its file changed. */
export function refreshOpened(
  opened: Opened,
  observer: MarkObserver,
  directory: Directory,
): Opened {
  const attempt = (opened.attempt ?? 0) + 1;
  const [kind, info] =
    'place' in opened
      ? (['place', directory.place(opened.place)] as const)
      : (['block', directory.block(opened.block)] as const);
  const targets = findTargets(observer, directory, document.body);
  const target = info && findSame(targets, kind, info.source);
  if (!target) {
    return {...opened, attempt};
  }
  const {id, element} = target;
  return kind === 'place' ? {place: id, element, attempt} : {block: id, element, attempt};
}
