import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {SourceFile, contentPath, replaceFile, writeChanges} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import * as z from 'zod';
import type {EditHistory} from '../protocol';
import {EditError} from '../sources';
import {readingOutside} from '../sources/relocate';

/** Older changes are forgotten. */
const MAX_CHANGES = 200;

const changeSchema = z.strictObject({
  id: z.int(),
  label: z.string(),
  texts: z.array(z.strictObject({label: z.string(), before: z.string(), after: z.string()})),
  files: z.array(z.strictObject({file: z.string(), before: z.string(), after: z.string()})),
  /** The earlier change that this one took back. */
  reverts: z.int().optional(),
});

const storedSchema = z.strictObject({
  changes: z.array(changeSchema),
  undone: z.array(changeSchema),
  nextId: z.int().positive(),
});

/** A change of files, as a person made it. */
export type Change = Readonly<z.infer<typeof changeSchema>>;

export type FileContents = {file: string; before: string; after: string};

/** @returns an empty history if the file doesn't exist or can't be read */
function readStored(file: string): z.infer<typeof storedSchema> {
  try {
    return storedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {changes: [], undone: [], nextId: 1};
  }
}

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The lines that differ: `before[start, end)` became as many lines as `lines` has. */
function changedLines(before: string, after: string) {
  const [old, now] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) {
    start += 1;
  }
  let tail = 0;
  while (
    tail < Math.min(old.length, now.length) - start &&
    old[old.length - 1 - tail] === now[now.length - 1 - tail]
  ) {
    tail += 1;
  }
  return {start, end: old.length - tail, newEnd: now.length - tail};
}

/**
 * What was changed on the development server: the last change is undone first. Nothing is merged. A
 * file that says anything but what the last change left is never written.
 */
export class ChangeHistory {
  readonly #siteDir: string;
  readonly #config: ContentConfig;
  readonly #storeFile: string;
  #stored: z.infer<typeof storedSchema>;

  /**
   * @param siteDir the project's root
   * @param storeFile where the history is kept for the next start of the server
   */
  constructor(siteDir: string, config: ContentConfig, storeFile: string) {
    this.#siteDir = siteDir;
    this.#config = config;
    this.#storeFile = storeFile;
    this.#stored = readStored(storeFile);
  }

  /** The history as the browser shows it: without changes that were taken back. */
  describe(): EditHistory {
    const {changes, undone} = this.#stored;
    const reverted = new Set(changes.map(({reverts}) => reverts));
    return {
      changes: changes
        .filter(({id, reverts}) => reverts === undefined && !reverted.has(id))
        .map(({id, label, texts}) => ({id, label, texts}))
        .reverse(),
      canUndo: changes.length > 0,
      canRedo: undone.length > 0,
    };
  }

  /** Remembers files that were written. Changes that were undone can't be redone anymore. */
  add(change: Omit<Change, 'id'>): void {
    const {changes, nextId} = this.#stored;
    this.#store({
      changes: [...changes, {...change, id: nextId}].slice(-MAX_CHANGES),
      undone: [],
      nextId: nextId + 1,
    });
  }

  /** Starts again, such as after the changes were sent for review. */
  clear(): void {
    this.#store({...this.#stored, changes: [], undone: []});
  }

  /**
   * Undoes the last change.
   *
   * @returns what was undone, for the author
   * @throws EditError when a file was changed since, and writes nothing then
   */
  undo(): string {
    const {changes, undone} = this.#stored;
    const last = changes.at(-1);
    if (!last) {
      throw new EditError('There is nothing to undo.');
    }
    this.#write(last.files.map(({file, before, after}) => ({file, before: after, after: before})));
    this.#store({...this.#stored, changes: changes.slice(0, -1), undone: [...undone, last]});
    return `Undone: ${last.label}`;
  }

  /** Makes the change again that was undone last; like `undo` otherwise. */
  redo(): string {
    const {changes, undone} = this.#stored;
    const last = undone.at(-1);
    if (!last) {
      throw new EditError('There is nothing to redo.');
    }
    this.#write(last.files);
    this.#store({...this.#stored, changes: [...changes, last], undone: undone.slice(0, -1)});
    return `Redone: ${last.label}`;
  }

  /**
   * Takes back a change and keeps all later ones, which have to be in other lines. This can be
   * undone like any change.
   *
   * @param check refuses contents of files that would cause errors
   * @throws EditError that says which later change is in the way
   */
  async revert(id: number, check: (files: FileContents[]) => Promise<void>): Promise<string> {
    const {changes} = this.#stored;
    const index = changes.findIndex((other) => other.id === id);
    const change = changes[index];
    if (!change || changes.some(({reverts}) => reverts === id)) {
      throw new EditError('This change was taken back already.');
    }
    const later = changes.slice(index + 1);
    const files = change.files.map((file) => this.#reverted(file, later));
    await check(files);
    this.#write(files);
    const label = `Taken back: ${change.label}`;
    const texts = change.texts.map((text) => ({...text, before: text.after, after: text.before}));
    this.add({label, texts, files, reverts: id});
    return label;
  }

  /** A file without a change, but with all later ones. */
  #reverted({file, before, after}: FileContents, later: readonly Change[]): FileContents {
    const changed = changedLines(before, after);
    let {start} = changed;
    let end = changed.newEnd;
    let current = after;
    for (const {label, files} of later) {
      const next = files.find((other) => other.file === file);
      if (!next) {
        continue;
      }
      this.#expect(file, current === next.before);
      const {start: first, end: last, newEnd} = changedLines(next.before, next.after);
      if (first < end && start < last) {
        throw new EditError(
          `“${label}” changed the same lines later, so nothing was written. Take that back first.`,
        );
      }
      if (last <= start) {
        [start, end] = [start + newEnd - last, end + newEnd - last];
      }
      current = next.after;
    }
    this.#expect(file, current === this.#onDisk(file));
    const lines = linesOf(before).slice(changed.start, changed.end);
    const reverted = linesOf(current)
      .toSpliced(start, end - start, ...lines)
      .join('');
    const read = (contents: string, range: {start: number; end: number}) =>
      readingOutside(SourceFile.fromBytes(file, Buffer.from(contents)), range, this.#config);
    this.#expect(
      file,
      read(current, {start, end}) === read(reverted, {start, end: start + lines.length}),
    );
    return {file, before: current, after: reverted};
  }

  #onDisk(file: string): string | undefined {
    const path = contentPath(this.#siteDir, this.#config, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  #expect(file: string, isSafe: boolean): void {
    if (!isSafe) {
      throw new EditError(
        `${file} was also changed outside of the editor, so nothing was written. Change the text by hand instead.`,
      );
    }
  }

  #write(files: readonly FileContents[]): void {
    files.forEach(({file, before}) => this.#expect(file, this.#onDisk(file) === before));
    writeChanges(this.#siteDir, this.#config, files);
  }

  #store(stored: z.infer<typeof storedSchema>): void {
    this.#stored = stored;
    mkdirSync(dirname(this.#storeFile), {recursive: true});
    replaceFile(this.#storeFile, JSON.stringify(stored));
  }
}
