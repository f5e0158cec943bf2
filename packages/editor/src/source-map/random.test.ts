/** @jest-environment node */
import {mkdtempSync, readFileSync, writeFileSync, mkdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {SourceFile, loadContentConfig, readPages, recordPath} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import isEqual from 'lodash/isEqual';
import {config as hardConfig, files as hardFiles} from './__fixtures__/config';
import {ChangeHistory} from '../server/ChangeHistory';
import {mergeChange} from '../server/mergeChange';
import {ContentFile} from './ContentFile';
import {deleteBlock, moveBlock, needLines, operationsOn} from './blocks';
import {insertBlock, insertablesAt} from './insert';
import {outlineOf} from './outline';
import {applyEdits} from './page';
import {EditError} from './targets';
import type {OutlineBlock} from './outline';
import type {Target, Value} from './targets';

/* Edits the site's own content and a made-up one that is hard to edit, at random. */

const SEED = Number(process.env.RANDOM_SEED ?? 1);
const COUNT = Number(process.env.RANDOM_COUNT ?? 60);

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const texts = [
  'Plain words',
  'With “quotes”, "others" and it’s fine',
  '2026-11-22',
  'yes',
  '12',
  '~',
  '# no comment',
  'a: b',
  '- no list',
  '& &amp; &copy; <b>',
  '{braces}',
  'a | b \\| c',
  '*star*',
  'Two\nlines',
  'Two\n\nparagraphs',
  '`',
  ' spaces ',
  '%&@!',
  'ends with:',
  "[It's the law](https://en.wikipedia.org/wiki/Moore's_law) of $5-$9",
  "/p?from=$5-$9&for='x'",
  '- One\n  - Two\n\n    1. Three\n- Four',
  '',
];

type Leaf = {key: string; value: unknown; target: Target};

/** What a target is called, wherever it is. */
function nameOf(target: Target): string {
  switch (target.kind) {
    case 'field':
      return target.path.filter((step) => typeof step === 'string').join('.');
    case 'prop':
      return target.name;
    case 'prose':
      return target.content;
  }
}

/** Everything that can be edited in a file and is written, in order. */
const allLeavesOf = (file: ContentFile): Leaf[] =>
  outlineOf(file)
    .fields.filter(({value}) => value !== undefined)
    .map(({value, target}) => ({key: nameOf(target), value, target}));

/** Whether a target is a prop of a tag within a text. */
const isWithin = (target: Target, text: Target): boolean =>
  target.kind === 'prop' &&
  text.kind === 'prose' &&
  text.start <= target.element &&
  target.element < text.end;

/** Everything that a file says, in order. What tags within a text say is part of the text. */
function leavesOf(file: ContentFile): Leaf[] {
  const all = allLeavesOf(file);
  return all.filter(({target}) => !all.some((other) => isWithin(target, other.target)));
}

const reading = (leaves: readonly Leaf[]) =>
  leaves.map(({key, value}) => `${key}: ${JSON.stringify(value)}`);

/** What one list has more often than another. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((item) => {
    const index = left.indexOf(item);
    if (index === -1) {
      return true;
    }
    left.splice(index, 1);
    return false;
  });
}

const blocksOf = (file: ContentFile): OutlineBlock[] =>
  outlineOf(file).blocks.filter(
    ({target}) => target.kind !== 'entry' || typeof target.path.at(-1) === 'number',
  );

/** Whether the file is the same again, byte for byte, when a block moves the other way. */
const canMoveBack = (file: ContentFile, moved: ContentFile, from: number, to: number): boolean =>
  blocksOf(moved).some((block) => {
    try {
      return (
        needLines(moved, block).index === to && moveBlock(moved, block, from).text === file.text
      );
    } catch {
      return false;
    }
  });

class RandomAuthor {
  readonly #random: () => number;
  readonly #config: ContentConfig;
  readonly #siteDir = mkdtempSync(join(tmpdir(), 'editor-'));
  readonly history: ChangeHistory;
  readonly counts = {
    edits: 0,
    moves: 0,
    insertions: 0,
    deletions: 0,
    undos: 0,
    olderEdits: 0,
    refusals: 0,
  };
  readonly #files: string[];
  readonly #known = new Map<string, ContentFile>();
  /** What files said before each change that can be undone, the last one last. */
  readonly #before: ContentFile[] = [];

  constructor(files: readonly SourceFile[], config: ContentConfig, seed: number) {
    this.#config = config;
    this.#random = randomNumbers(seed);
    this.#files = files.map(({path}) => path);
    for (const file of files) {
      mkdirSync(dirname(join(this.#siteDir, file.path)), {recursive: true});
      writeFileSync(join(this.#siteDir, file.path), file.contentsWith(file.text));
    }
    this.history = new ChangeHistory(this.#siteDir, config);
  }

  /** A file as it is now: the same object while its contents are the same, so that it's read once. */
  read(path: string): ContentFile {
    const contents = readFileSync(join(this.#siteDir, path), 'utf8');
    const known = this.#known.get(path);
    const file =
      known?.contentsWith(known.text) === contents
        ? known
        : new ContentFile(path, contents, this.#config);
    this.#known.set(path, file);
    return file;
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)];
  }

  #write(before: ContentFile, after: ContentFile): void {
    this.#before.push(before);
    this.#known.set(before.path, after);
    this.history.make({
      label: 'A change',
      files: [{file: before.path, before: before.contents, after: after.contents}],
    });
  }

  /** Does one thing. Returns what went wrong. */
  step(): string | undefined {
    const before = new Map(this.#files.map((path) => [path, this.read(path)]));
    try {
      return this.#do();
    } catch (error) {
      if (!(error instanceof EditError)) {
        throw error;
      }
      this.counts.refusals += 1;
      const changed = this.#files.find((path) => this.read(path).text !== before.get(path)?.text);
      return changed && `${changed} was written, although the edit was refused`;
    }
  }

  #do(): string | undefined {
    const dice = this.#random();
    const file = this.read(this.#pick(this.#files) ?? '');
    if (dice < 0.45) {
      return this.#edit(file);
    }
    if (dice < 0.8) {
      return this.#change(file);
    }
    return dice < 0.88 ? this.#undo() : this.#editOlder();
  }

  #undo(): string | undefined {
    this.history.step('undo');
    this.counts.undos += 1;
    const before = this.#before.pop();
    return before && this.read(before.path).text !== before.text
      ? `${before.path} isn't what it was before the change that was undone`
      : undefined;
  }

  #edit(file: ContentFile): string | undefined {
    const leaf = this.#pick(allLeavesOf(file));
    if (!leaf) {
      return undefined;
    }
    const old = leavesOf(file);
    const index = old.findIndex(
      ({target}) => isEqual(target, leaf.target) || isWithin(leaf.target, target),
    );
    const value: Value =
      typeof leaf.value === 'boolean'
        ? !leaf.value
        : typeof leaf.value === 'number'
          ? this.#pick([0, -1.5, 17])
          : this.#pick(texts);
    const edited = applyEdits(file, [{target: leaf.target, value}]);
    if (edited === file) {
      return undefined;
    }
    this.#write(file, edited);
    this.counts.edits += 1;
    const now = reading(leavesOf(this.read(file.path)));
    const own = reading(old);
    // A text can become several, and a prop that says no is removed.
    const hasOthers = leaf.target.kind === 'prose' || value === false;
    const head = isEqual(own.slice(0, index), now.slice(0, index));
    const tail = own.slice(index + 1);
    const rest = tail.length === 0 ? [] : now.slice(-tail.length);
    return head && isEqual(rest, tail) && (hasOthers || now.length === own.length)
      ? undefined
      : `${file.path}: ${own[index]} became ${JSON.stringify(value)}, and something else changed`;
  }

  #change(file: ContentFile): string | undefined {
    const block = this.#pick(blocksOf(file));
    if (!block) {
      return undefined;
    }
    const operations: string[] = operationsOn(file, block);
    const {all, index} = needLines(file, block);
    const to = this.#pick(all.map((_, place) => place).filter((place) => place !== index)) ?? -1;
    const side = this.#pick(['above', 'below', 'end'] as const) ?? 'end';
    const what = this.#pick(insertablesAt(file, block, side))?.what;
    const make = {
      moves: () => moveBlock(file, block, to),
      deletions: () => deleteBlock(file, block),
      insertions: () => (what === undefined ? file : insertBlock(file, block, side, what).file),
    };
    const kind = this.#pick(['moves', 'deletions', 'insertions'] as const) ?? 'moves';
    const edited = make[kind]();
    if (edited === file) {
      return undefined;
    }
    this.#write(file, edited);
    this.counts[kind] += 1;
    const [old, now] = [file, edited].map((each) => reading(leavesOf(each)));
    const [lost, added] = [without(old ?? [], now ?? []), without(now ?? [], old ?? [])];
    const isRight = {
      moves: lost.length + added.length === 0 && canMoveBack(file, edited, index, to),
      deletions: added.length === 0 && edited.text.length < file.text.length,
      insertions: lost.length === 0 && edited.text.length > file.text.length,
    }[kind];
    const operation = {moves: 'move', deletions: 'delete'};
    return isRight && (kind === 'insertions' || operations.includes(operation[kind]))
      ? undefined
      : `${file.path}: ${kind} at ${JSON.stringify(block.target)} (${side}, ${what}) went wrong`;
  }

  /** A text from the file as it was before its last change, and one from the file as it is now. */
  #editOlder(): string | undefined {
    const older = this.#before.at(-1);
    if (!older) {
      return undefined;
    }
    const now = this.read(older.path);
    const first = this.#editAny(older);
    const second = this.#editAny(now);
    const between = mergeChange(older, first, now);
    const after = between && mergeChange(now, second, between);
    if (!after) {
      throw new EditError('The same lines were changed.');
    }
    this.#write(now, after);
    this.counts.olderEdits += 1;
    const said = (version: ContentFile) => reading(leavesOf(version));
    const difference = (a: ContentFile, b: ContentFile) => without(said(a), said(b));
    const removed = [...difference(older, first), ...difference(now, second)];
    const added = [...difference(first, older), ...difference(second, now)];
    const isMeant =
      without(difference(now, after), removed).length === 0 &&
      without(difference(after, now), added).length === 0;
    return isMeant && without(added, said(after)).length === 0
      ? undefined
      : `${now.path}: two edits of different versions went wrong`;
  }

  /** A file with another text in some place. */
  #editAny(file: ContentFile): ContentFile {
    const leaf = this.#pick(leavesOf(file).filter(({value}) => typeof value === 'string'));
    return leaf ? applyEdits(file, [{target: leaf.target, value: this.#pick(texts)}]) : file;
  }
}

const siteConfig = loadContentConfig(process.cwd());
const siteFiles = [
  ...readPages(process.cwd(), siteConfig).map(({file}) => file),
  ...Object.keys(siteConfig.records).map((name) => {
    const path = recordPath(siteConfig, name);
    return SourceFile.fromBytes(path, readFileSync(path));
  }),
];

it.each([
  ['the site’s own content', siteFiles, siteConfig],
  ['content that is hard to edit', hardFiles, hardConfig],
])('does exactly what was meant, or nothing: %s', (_, files, config) => {
  const author = new RandomAuthor(files, config, SEED);
  const failures: string[] = [];
  for (let step = 0; step < COUNT; step += 1) {
    const failure = author.step();
    if (failure) {
      failures.push(`Step ${step}. ${failure}`);
    }
  }
  if (process.env.RANDOM_COUNT) {
    process.stdout.write(`${JSON.stringify(author.counts)}\n`);
  }
  expect(failures).toEqual([]);
  // Authors can change the site's own content, and with it what happens at random.
  const counts = config === siteConfig ? [author.counts.edits] : Object.values(author.counts);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});
