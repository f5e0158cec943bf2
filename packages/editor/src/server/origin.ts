import {createHash} from 'node:crypto';
import type {Origin} from '../protocol';
import {blockIn, withParents} from '../source-map/outline';
import type {OutlineField} from '../source-map/outline';
import type {Version} from './EditorSite';

/** The same for the same text, and another one for another text. */
const shortened = (text: string): string =>
  createHash('sha1').update(text).digest('base64').slice(0, 8);

/** What a field is called and in, without names and numbers that change. */
function kindOf({target, own, label, block}: OutlineField): string {
  if (target.kind === 'field') {
    return target.path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
  }
  const name = target.kind === 'prop' ? target.name : (own?.noun ?? label);
  return [name, ...withParents(block).map(({noun}) => noun)].join(' in ');
}

/** What of the text before something new tells it from the same elsewhere. */
const CONTEXT_CHARS = 200;

/** Identifies a text by what it and the others of its kind say, so that a draft of it finds it after other edits. */
export function originOf({source, outline, draft}: Version, field: OutlineField): Origin {
  const kind = kindOf(field);
  const alike = outline.fields.filter((other) => kindOf(other) === kind);
  const texts = alike.map(({value, block, target}) => {
    const beside = outline.fields.filter(
      (other) => block?.parent && other.block === block && other.target !== target,
    );
    const values = beside.map((other) => other.value);
    const own = shortened(String(value));
    return beside.length === 0 ? own : `${own} ${shortened(JSON.stringify(values))}`;
  });
  const start = draft && (blockIn(outline, draft.target).lines?.start ?? 0);
  const before =
    start === undefined
      ? ''
      : `New after ${shortened(source.text.slice(Math.max(0, start - CONTEXT_CHARS), start))}, `;
  return {kind: `${before}${source.path}: ${kind}`, texts, index: alike.indexOf(field)};
}
