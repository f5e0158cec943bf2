import {SourceFile} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {isMap, isSeq} from 'yaml';
import {applyBlockEdit} from '../applyBlockEdit';
import {describeBlock} from '../describe';
import {siblingsIn} from '../elementSiblings';
import {flatTreeOf, isBlock} from '../flatTree';
import type {Flat} from '../flatTree';
import {placesOf} from './placesOf';
import {attempt} from './RandomEdits';
import type {RandomEdits} from './RandomEdits';
import {pick, randomNumbers} from './randomNumbers';
import type {Block, BlockDescription, Path, TargetBlockEdit} from '../Target';
import {keyOf, pageOf, yamlOf} from '../yaml';

/** The blocks of each parent, in order. */
function familiesOf(file: SourceFile, config: ContentConfig): Block[][] {
  const families: Block[][] = [];
  const searchYaml = (node: unknown, path: Path): void => {
    if (isMap(node)) {
      node.items.forEach((pair) => searchYaml(pair.value, [...path, keyOf(pair)]));
    } else if (isSeq(node)) {
      families.push(node.items.map((_, index) => ({kind: 'entry', path: [...path, index]})));
      node.items.forEach((item, index) => searchYaml(item, [...path, index]));
    }
  };
  searchYaml(yamlOf(file, config).document.contents, []);
  const page = pageOf(file, config);
  const searchPage = (flat: Flat): void => {
    const siblings = page ? siblingsIn(page, flat) : [];
    families.push(
      siblings
        .filter(({element}) => isBlock(element))
        .map(({element}) => ({kind: 'element', start: element.start})),
    );
    flat.children.forEach(searchPage);
  };
  if (page) {
    searchPage(flatTreeOf(page));
  }
  return families;
}

/** What visitors read, in any order. Numbers follow from the order, and a copy has other titles. */
const textsOf = (file: SourceFile, config: ContentConfig): string =>
  placesOf(file, config)
    .filter(({field}) => field.control.kind !== 'number')
    .map(({field}) => `${field.name}: ${String(field.value)}`)
    .sort()
    .join('\n');

type Step = {
  edit: TargetBlockEdit;
  undo: (index: number) => [number, 'moveUp' | 'moveDown' | 'delete'];
};

function stepsOf({block, operations, insertable}: BlockDescription): Step[] {
  return [
    ...operations.flatMap((operation): Step[] => {
      switch (operation) {
        case 'moveUp':
          return [{edit: {block, operation}, undo: (index) => [index - 1, 'moveDown']}];
        case 'moveDown':
          return [{edit: {block, operation}, undo: (index) => [index + 1, 'moveUp']}];
        case 'duplicate':
          return [{edit: {block, operation}, undo: (index) => [index + 1, 'delete']}];
        case 'delete':
          return [];
      }
    }),
    ...insertable.flatMap((component): Step[] => [
      {
        edit: {block, operation: 'insertBefore', component},
        undo: (index) => [index, 'delete'],
      },
      {
        edit: {block, operation: 'insertAfter', component},
        undo: (index) => [index + 1, 'delete'],
      },
    ]),
  ];
}

/** Moves, duplicates and inserts blocks at random, takes each step back, and checks each result. */
export function editBlocksAtRandom(
  files: readonly SourceFile[],
  config: ContentConfig,
  {seed, count}: {seed: number; count: number},
): RandomEdits {
  const next = randomNumbers(seed);
  const result: RandomEdits = {applied: 0, refused: 0, restored: 0, failures: []};
  const edit = (file: SourceFile, step: TargetBlockEdit): SourceFile =>
    new SourceFile(file.path, applyBlockEdit(file, step, config));
  const choices = files.flatMap((file) =>
    familiesOf(file, config).flatMap((family, number) =>
      family.flatMap((block, index) =>
        stepsOf(describeBlock(file, block, config)).map((step) => ({file, number, index, step})),
      ),
    ),
  );
  for (let round = 0; round < count; round += 1) {
    const {file, number, index, step} = pick(choices, next);
    const fail = (problem: string): void => {
      result.failures.push(`${file.path} ${JSON.stringify(step.edit)}: ${problem}`);
    };
    attempt(result, fail, () => {
      const after = edit(file, step.edit);
      result.applied += 1;
      const isMove = step.edit.operation.startsWith('move');
      if (isMove && textsOf(after, config) !== textsOf(file, config)) {
        fail('changed a text');
      }
      const [place, operation] = step.undo(index);
      const block = familiesOf(after, config)[number]?.[place];
      const restored = block && edit(after, {block, operation});
      result.restored += 1;
      const [before, now] = [file, restored].map((source) =>
        isMove ? source?.text : source?.text.replace(/\n[\s>]*/g, '\n'),
      );
      // Where blank lines are irregular, those around a copy are a guess.
      if (before !== now || restored?.hasByteOrderMark !== file.hasByteOrderMark) {
        fail(`can’t be taken back:\n${after.text}\n---\n${restored?.text}`);
      }
    });
  }
  return result;
}
