import {endOf, findAttribute, elementsOf, startOf} from '@sitekit/content-check';
import type {ContentConfig, Range, SourceFile} from '@sitekit/content-check';
import type {Node} from 'yaml';
import {fieldsOf} from '../fields';
import {piecesOf} from '../pieces';
import {scalarsOf} from '../scalarsOf';
import type {TargetField} from '../Target';
import {nodeAt, pageOf, yamlOf} from '../yaml';

/** Something that can be edited in a file, and the range that an edit of it can change. */
export type Place = {field: TargetField; range: Range};

const known = new WeakMap<SourceFile, Place[]>();

function readPlaces(file: SourceFile, config: ContentConfig): Place[] {
  const part = yamlOf(file, config);
  const places = scalarsOf(file, config).flatMap(({target}): Place[] => {
    const [start, end] = (nodeAt(part, target.path) as Node).range ?? [0, 0];
    const range = {start: part.range.start + start, end: part.range.start + end};
    return fieldsOf(file, target, config).map((field) => ({field, range}));
  });
  const page = pageOf(file, config);
  if (!page) {
    return places;
  }
  for (const piece of piecesOf(page)) {
    places.push(...fieldsOf(file, piece, config).map((field) => ({field, range: piece})));
  }
  for (const element of elementsOf(page.tree)) {
    const block = {kind: 'element', start: startOf(element)} as const;
    for (const field of fieldsOf(file, block, config)) {
      if (field.target.kind === 'prop') {
        const attribute = findAttribute(element, field.target.name) ?? element;
        places.push({field, range: {start: startOf(element), end: endOf(attribute)}});
      }
    }
  }
  return places;
}

/** Everything that can be edited in a file. */
export function placesOf(file: SourceFile, config: ContentConfig): readonly Place[] {
  const places = known.get(file) ?? readPlaces(file, config);
  known.set(file, places);
  return places;
}
