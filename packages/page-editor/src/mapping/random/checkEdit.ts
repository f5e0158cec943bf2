import type {ContentConfig, Range, SourceFile} from '@sitekit/content-check';
import type {Value} from '../../protocol';
import {countBreaks} from '../blockText';
import {leadAt} from '../lines';
import {placesOf} from './placesOf';
import type {Place} from './placesOf';

/** Whether two texts differ at most in a range of the first. */
const isOnlyIn = ({start, end}: Range, before: string, after: string): boolean =>
  after.startsWith(before.slice(0, start)) &&
  after.slice(start).endsWith(before.slice(end)) &&
  after.length >= start + before.length - end;

const allValues = (places: readonly Place[], without: (place: Place) => boolean): string =>
  JSON.stringify(
    places.filter((place) => !without(place)).map(({field}) => [field.name, field.value]),
  );

/** Whether two places are the same, apart from the length of their text. */
export const isSame = (a: Place, b: Place): boolean =>
  JSON.stringify({...a.field.target, end: 0}) === JSON.stringify({...b.field.target, end: 0});

const isWithin = (inner: Place, outer: Place): boolean =>
  outer.range.start <= inner.range.start && inner.range.end <= outer.range.end;

/** Problems with the result of an edit, found without the code that made it. */
export function* problemsWith(
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
export function canRestore({field, range}: Place, before: SourceFile, after: SourceFile): boolean {
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
