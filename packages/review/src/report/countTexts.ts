import type {TextChange} from '../compare/compareTexts';
import {counted, inList} from './wording';

const isPriceEdit = ({runs}: TextChange): boolean =>
  runs.some(({kind, text}, index) => {
    const before = runs[index - 1];
    const currency = /[$€£¥]\s?$/;
    return (
      kind !== 'same' &&
      (/[$€£¥]\s?\d/.test(text) || (/^\d/.test(text) && before && currency.test(before.text)))
    );
  });

const isFigureEdit = ({runs}: TextChange): boolean =>
  runs.every(({kind, text}) => kind === 'same' || /\d/.test(text) || !/\p{L}/u.test(text)) &&
  runs.some(({kind, text}) => kind !== 'same' && /\d/.test(text));

function nounFor(change: TextChange): string {
  if (change.kind === 'reordered') {
    return 'move';
  }
  if (change.kind === 'edited' && isPriceEdit(change)) {
    return 'price';
  }
  if (change.kind === 'edited' && isFigureEdit(change)) {
    return 'figure';
  }
  return change.isHeading ? 'heading' : 'text edit';
}

/** `one price and two text edits` */
export function countTexts(texts: readonly TextChange[]): string {
  const nouns = texts.map(nounFor);
  const kinds = Array.from(new Set(nouns));
  return inList(kinds.map((kind) => counted(nouns.filter((noun) => noun === kind).length, kind)));
}
