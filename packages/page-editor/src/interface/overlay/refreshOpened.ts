import type {MarkObserver} from '../marks/MarkObserver';
import type {Opened} from '../session/EditSession';
import type {Directory} from './Directory';
import {findTargets} from './findTargets';

/** What the same element shows now, after its file changed. */
export function refreshOpened(
  opened: Opened,
  observer: MarkObserver,
  directory: Directory,
): Opened {
  const kind = 'place' in opened ? 'place' : 'block';
  const target = findTargets(observer, directory, document.body).find(
    (other) => other.kind === kind && other.element === opened.element,
  );
  const {element} = opened;
  if (!target) {
    return {...opened};
  }
  return kind === 'place' ? {place: target.id, element} : {block: target.id, element};
}
