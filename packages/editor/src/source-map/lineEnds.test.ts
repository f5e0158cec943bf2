/** @jest-environment node */
import uniqBy from 'lodash/uniqBy';
import {config, files} from './__fixtures__/config';
import {ContentFile} from './ContentFile';
import {deleteBlock, moveBlock, needLines, operationsOn} from './blocks';
import {insertBlock, insertablesAt} from './insert';
import {outlineOf} from './outline';
import type {OutlineField} from './outline';
import {applyEdits} from './page';
import {EditError} from './targets';

/* Files of Windows are edited like all others, and keep their line ends. */

/** One of each kind in a file. */
const kindOf = ({target, type, block}: OutlineField) =>
  [target.kind, type.kind, block?.noun].join(' ');

const toWindows = (text: string) => text.replaceAll('\n', '\r\n');

const sides = ['above', 'below', 'end'] as const;

/** What the file says after an edit of each kind, and each change of a block that it allows. */
function resultsOf(file: ContentFile): string[] {
  const outline = outlineOf(file);
  const fields = uniqBy(outline.fields, kindOf);
  const blocks = uniqBy(outline.blocks, ({noun, lines}) => `${noun} ${lines !== undefined}`);
  const made = (change: () => ContentFile) => {
    try {
      return change().text;
    } catch (error) {
      if (error instanceof EditError) {
        return error.message;
      }
      throw error;
    }
  };
  return [
    ...fields.flatMap(({target, value}) =>
      [typeof value === 'string' ? 'Two\n\nparagraphs' : value, ''].map((text) =>
        made(() => applyEdits(file, [{target, value: text}])),
      ),
    ),
    ...blocks.flatMap((block) =>
      operationsOn(file, block).map((operation) =>
        made(
          {
            move: () => moveBlock(file, block, needLines(file, block).index === 0 ? 1 : 0),
            delete: () => deleteBlock(file, block),
          }[operation],
        ),
      ),
    ),
    ...blocks.flatMap((block) =>
      sides.flatMap((side) => {
        const [first] = insertablesAt(file, block, side);
        return first ? made(() => insertBlock(file, block, side, first.what).file) : [];
      }),
    ),
  ];
}

it.each(files.map(({path, text}) => ({path, text: text.replaceAll('\r\n', '\n')})))(
  'each change of $path does the same in a file of Windows',
  ({path, text}) => {
    const results = resultsOf(new ContentFile(path, text, config));

    expect(results.length).toBeGreaterThan(9);
    expect(resultsOf(new ContentFile(path, toWindows(text), config))).toEqual(
      results.map(toWindows),
    );
  },
);
