import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {contentPath, replaceFile, writeChanges} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import * as z from 'zod';
import type {EditHistory} from '../protocol';
import {ContentFile, EditError, mergeChange} from '../sources';

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
function readHistory(file: string): z.infer<typeof storedSchema> {
  try {
    return storedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {changes: [], undone: [], nextId: 1};
  }
}

const changedOutside = (file: string): string =>
  `${file} was also changed outside of the editor, so nothing was written. Change the text by hand instead.`;

/**
 * What was changed on the development server: the last change is undone first, and only
 * in files that say what it left.
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
    this.#stored = readHistory(storeFile);
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
   * Undoes the last change, or makes the one again that was undone last.
   *
   * @returns what it did, for the author
   * @throws EditError when a file was changed since, and writes nothing then
   */
  step(action: 'undo' | 'redo'): string {
    const isUndo = action === 'undo';
    const {changes, undone} = this.#stored;
    const last = (isUndo ? changes : undone).at(-1);
    if (!last) {
      throw new EditError(`There is nothing to ${action}.`);
    }
    const {label, files} = last;
    const reversed = files.map(({file, before, after}) => ({file, before: after, after: before}));
    this.#write(isUndo ? reversed : files);
    this.#store({
      ...this.#stored,
      changes: isUndo ? changes.slice(0, -1) : [...changes, last],
      undone: isUndo ? [...undone, last] : undone.slice(0, -1),
    });
    return `${isUndo ? 'Undone' : 'Redone'}: ${label}`;
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
    const current = this.#onDisk(file) ?? '';
    const versions = later.flatMap(({label, files}) =>
      files.filter((other) => other.file === file).map((other) => ({label, contents: other.after})),
    );
    let base = new ContentFile(file, after, this.#config);
    let reverted = new ContentFile(file, before, this.#config);
    for (const {contents, label} of [...versions, {contents: current, label: undefined}]) {
      const next = new ContentFile(file, contents, this.#config);
      const merged = mergeChange(base, reverted, next);
      if (!merged) {
        throw new EditError(
          label === undefined
            ? changedOutside(file)
            : `“${label}” changed the same lines later, so nothing was written. Take that back first.`,
        );
      }
      [base, reverted] = [next, merged];
    }
    return {file, before: current, after: reverted.contents};
  }

  #onDisk(file: string): string | undefined {
    const path = contentPath(this.#siteDir, this.#config, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  #write(files: readonly FileContents[]): void {
    const changed = files.find(({file, before}) => this.#onDisk(file) !== before);
    if (changed) {
      throw new EditError(changedOutside(changed.file));
    }
    writeChanges(this.#siteDir, this.#config, files);
  }

  #store(stored: z.infer<typeof storedSchema>): void {
    this.#stored = stored;
    mkdirSync(dirname(this.#storeFile), {recursive: true});
    replaceFile(this.#storeFile, JSON.stringify(stored));
  }
}
