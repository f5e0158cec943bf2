import type {Control, Value} from '../../protocol';
import {pick} from './randomNumbers';
import type {Next} from './randomNumbers';

/** Texts that are special somewhere. */
const snippets = [
  ...['word', 'two words', ' ', '  ', '\t', '\n', '\n\n', '\r\n', '', 'a\n\nb', 'a\n  b'],
  ...['"', "'", '“quoted”', '&', '&amp;', '&lt', '&#38;', '\\', '\\n', '`', '``` ', '~~~'],
  ...': |: | #|# |- |* |1. |> |---|\n---\n|...|%|@|=|,|[]|{}|$&|!|?'.split('|'),
  ...'<|</Section>|<b>|<ClientName />|{|}|{1}|{/* #x */}|*|**|_|~'.split('|'),
  ...'[|]|[a](/b)|![a](/b.png)|[^1]|[x]: /y|:::|:::note|import x'.split('|'),
  ...['|', '\\|', '😀', '👩🏽‍💻', 'שלום', 'سريع', '\u00a0', '\u200b', '\u2028', 'é'],
  ...[
    'null',
    'true',
    '12',
    '0x1f',
    'a@b.example',
    'https://example.com/?a=1&b=2',
    'www.example.com',
  ],
];

function randomText(old: string, next: Next): string {
  const characters = Array.from(old);
  const start = next(characters.length + 1);
  const length = pick([0, 0, 1, 5, characters.length], next);
  characters.splice(
    start,
    length,
    pick(snippets, next),
    ...(next(3) ? [] : [pick(snippets, next)]),
  );
  return characters.join('');
}

/** A value that a person could type or choose, or that is hard to write. */
export function randomValue(control: Control, old: Value, next: Next): Value {
  switch (control.kind) {
    case 'boolean':
      return old !== true;
    case 'number':
      return next(2000) - 1000;
    case 'choice':
      return pick(control.choices, next);
    default:
      return randomText(String(old ?? ''), next);
  }
}
