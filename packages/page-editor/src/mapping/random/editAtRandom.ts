import {SourceFile} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import type {Value} from '../../protocol';
import {applyEdits} from '../applyEdits';
import {canRestore, isSame, problemsWith} from './checkEdit';
import {placesOf} from './placesOf';
import type {Place} from './placesOf';
import {attempt} from './RandomEdits';
import type {RandomEdits} from './RandomEdits';
import {pick, randomNumbers} from './randomNumbers';
import {randomValue} from './randomValue';

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
    attempt(result, fail, () => {
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
    });
  }
  return result;
}
