import {SourceFile} from '@sitekit/content-check';
import type {ContentConfig, Range} from '@sitekit/content-check';
import type {Control, Value} from '../protocol';
import {applyEdits} from './applyEdits';
import {countBreaks} from './blockText';
import {EditError} from './EditError';
import {leadAt} from './lines';
import {pick, randomNumbers} from './randomNumbers';
import type {Next} from './randomNumbers';
import {placesOf} from './placesOf';
import type {Place} from './placesOf';

/** What a random run of edits did. */
export type RandomEdits = {
  applied: number;
  refused: number;
  /** Those that were taken back, which restored the file exactly. */
  restored: number;
  failures: string[];
};

/** Texts that are special somewhere. */
const snippets = [
  ...['word', 'two words', ' ', '  ', '\t', '\n', '\n\n', '\r\n', '', 'a\n\nb', 'a\n  b'],
  ...['"', "'", '“quoted”', '&', '&amp;', '&lt', '&#38;', '\\', '\\n', '`', '``` ', '~~~'],
  ...[
    ':',
    ': ',
    ' #',
    '# ',
    '- ',
    '* ',
    '1. ',
    '> ',
    '|',
    '\\|',
    '---',
    '\n---\n',
    '...',
    '%',
    '@',
  ],
  ...[
    '<',
    '</Section>',
    '<b>',
    '<ClientName />',
    '{',
    '}',
    '{1}',
    '{/* #x */}',
    '*',
    '**',
    '_',
    '~',
  ],
  ...[
    '[',
    ']',
    '[a](/b)',
    '![a](/b.png)',
    '[^1]',
    '[x]: /y',
    ':::',
    ':::note',
    'import x',
    '!',
    '?',
  ],
  ...[
    '😀',
    '👩🏽‍💻',
    'שלום',
    'سريع',
    '\u00a0',
    '\u200b',
    '\u2028',
    'é',
    'null',
    'true',
    '~',
    '12',
    '0x1f',
  ],
  ...['a@b.example', 'https://example.com/?a=1&b=2', 'www.example.com', '=', ',', '[]', '{}', '$&'],
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

function randomValue(control: Control, old: Value, next: Next): Value {
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

/** Whether two texts differ at most in a range of the first. */
const isOnlyIn = ({start, end}: Range, before: string, after: string): boolean =>
  after.startsWith(before.slice(0, start)) &&
  after.slice(start).endsWith(before.slice(end)) &&
  after.length >= start + before.length - end;

const allValues = (places: readonly Place[], without: (place: Place) => boolean): string =>
  JSON.stringify(
    places.filter((place) => !without(place)).map(({field}) => [field.name, field.value]),
  );

const isSame = (a: Place, b: Place): boolean =>
  JSON.stringify({...a.field.target, end: 0}) === JSON.stringify({...b.field.target, end: 0});

/** Problems with the result of an edit, found without the code that made it. */
function* problemsWith(
  place: Place,
  value: Value,
  before: SourceFile,
  after: SourceFile,
  config: ContentConfig,
): Generator<string> {
  const grown = after.text.length - before.text.length;
  if (!isOnlyIn(place.range, before.text, after.text)) {
    yield 'changed something else';
  }
  const isInside = (other: Place): boolean =>
    place.field.target.kind === 'prose' &&
    other.range.start >= place.range.start &&
    other.range.end <= place.range.end + grown;
  const places = placesOf(after, config);
  const oldPlaces = placesOf(before, config);
  const isOld = (other: Place) =>
    isSame(other, place) || (place.field.target.kind === 'prose' && isWithin(other, place));
  const isNew = (other: Place) => isSame(other, place) || isInside(other);
  if (allValues(oldPlaces, isOld) !== allValues(places, isNew)) {
    yield 'other places read differently';
  }
  const found = places.find((other) => isSame(other, place));
  const isWhole = found?.range.end === place.range.end + grown;
  if (found && (isWhole || place.field.target.kind !== 'prose') && !readsAs(found, value)) {
    yield `reads ${JSON.stringify(found.field.value)}`;
  }
}

const isWithin = (inner: Place, outer: Place): boolean =>
  outer.range.start <= inner.range.start && inner.range.end <= outer.range.end;

function readsAs({field}: Place, typed: Value): boolean {
  if (typeof typed !== 'string' || field.target.kind !== 'prose') {
    const value = typeof typed === 'string' ? typed.replace(/\r\n?/g, '\n') : typed;
    return field.value === value || (value === false && field.value === undefined);
  }
  const lines = typed.replace(/\r\n?/g, '\n');
  const text = field.target.content === 'code' ? lines : lines.trim();
  return field.name === 'table cell'
    ? String(field.value).replaceAll('\\|', '|') === text.replaceAll('\\|', '|')
    : field.value === text;
}

/**
 * Whether a place is written the way in which edits write it, and still is after an edit, so that
 * its old value restores the file. Undo restores it in any case: it keeps the text.
 */
function canRestore({field, range}: Place, before: SourceFile, after: SourceFile): boolean {
  const {start, end} = range;
  const raw = before.text.slice(start, end);
  const written = after.text.slice(start, end + after.text.length - before.text.length);
  const lead = /^[ \t>]*/.exec(leadAt(before.text, start))?.[0] ?? '';
  switch (field.target.kind) {
    case 'field':
      return (
        raw[0] === written[0] && !raw.includes('\\') && countBreaks(raw) === countBreaks(written)
      );
    case 'prop':
      return (
        field.value !== undefined && !raw.includes('&') && countBreaks(raw) === countBreaks(written)
      );
    case 'prose':
      return (
        (field.value !== '' || raw === '') &&
        raw.split(/\r?\n/).every((line, index) => index === 0 || !line || line.startsWith(lead))
      );
  }
}

/** Edits files at random, and checks each result. */
export function editAtRandom(
  files: readonly SourceFile[],
  config: ContentConfig,
  {seed, count}: {seed: number; count: number},
): RandomEdits {
  const next = randomNumbers(seed);
  const result: RandomEdits = {applied: 0, refused: 0, restored: 0, failures: []};
  const edit = (file: SourceFile, place: Place, value: Value): SourceFile =>
    new SourceFile(file.path, applyEdits(file, [{target: place.field.target, value}], config));

  for (let index = 0; index < count; index += 1) {
    const file = pick(files, next);
    const place = pick(placesOf(file, config), next);
    const value = randomValue(place.field.control, place.field.value, next);
    const fail = (problem: string): void => {
      const target = JSON.stringify(place.field.target);
      result.failures.push(`${file.path} ${target} = ${JSON.stringify(value)}: ${problem}`);
    };
    try {
      const after = edit(file, place, value);
      result.applied += 1;
      Array.from(problemsWith(place, value, file, after, config)).forEach(fail);
      const found = placesOf(after, config).find((other) => isSame(other, place));
      const grown = after.text.length - file.text.length;
      const isWhole = found?.range.end === place.range.end + grown;
      if (found && isWhole && canRestore(place, file, after)) {
        const restored = edit(after, found, place.field.value);
        result.restored += 1;
        if (restored.contentsWith(restored.text) !== file.contentsWith(file.text)) {
          fail('can’t be taken back');
        }
      }
    } catch (error) {
      if (error instanceof EditError) {
        result.refused += 1;
      } else {
        fail(String((error as Error).stack));
      }
    }
  }
  return result;
}
