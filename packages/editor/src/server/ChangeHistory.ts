import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {contentPath, replaceFile, writeChanges} from '@sitekit/content-check';
import type {ContentConfig, FileChange} from '@sitekit/content-check';
import * as z from 'zod';
import type {EditHistory} from '../protocol';
import {EditError} from '../source-map/targets';
import {mergeFile} from './mergeChange';

/** Older changes are forgotten. */
const MAX_CHANGES = 200;

/** In the folder that Docusaurus generates and git ignores, from the project's root. */
const storeFile = '.docusaurus/changes.json';

const contents = z.string().optional();

const storedSchema = z.strictObject({
  changes: z.array(
    z.strictObject({
      /** Such as "Changed Cost per month of Cursor, on Comparison." */
      label: z.string(),
      files: z.array(z.strictObject({file: z.string(), before: contents, after: contents})),
    }),
  ),
  /** How many of them are done; the others were undone, and can be redone. */
  done: z.int().nonnegative(),
});

type Stored = z.infer<typeof storedSchema>;

/** A change of files, as a person makes it. */
export type Change = {label: string; files: readonly FileChange[]};

/**
 * What can be undone, also after a crash: it's kept on disk. What git and other programs do isn't in
 * it, and stays when a change is undone.
 */
export class ChangeHistory {
  readonly #siteDir: string;
  readonly #config: ContentConfig;
  readonly #storeFile: string;
  /** What couldn't be written to disk. */
  #unsaved: Stored | undefined;

  /** @param siteDir the project's root */
  constructor(siteDir: string, config: ContentConfig) {
    this.#siteDir = siteDir;
    this.#config = config;
    this.#storeFile = join(siteDir, storeFile);
  }

  describe(): EditHistory {
    const {changes, done} = this.#read();
    const [undo, redo] = [changes[done - 1]?.label, changes[done]?.label];
    return {...(undo !== undefined && {undo}), ...(redo !== undefined && {redo})};
  }

  /**
   * Writes files, and remembers it. What was undone can't be redone anymore.
   *
   * @returns what it did, for the author
   * @throws Error when a file isn't as it was before the change, and writes nothing then
   */
  make({label, files}: Change): string {
    writeChanges(this.#siteDir, this.#config, files);
    const {changes, done} = this.#read();
    const all = [...changes.slice(0, done), {label, files: [...files]}].slice(-MAX_CHANGES);
    return [label, this.#store({changes: all, done: all.length})].filter(Boolean).join(' ');
  }

  /** Starts again, such as after another branch was checked out. */
  clear(): void {
    this.#store({changes: [], done: 0});
  }

  /**
   * Undoes the last change, or makes the one again that was undone last. What something else changed
   * in the same files since stays.
   *
   * @returns what it did, for the author
   * @throws EditError when the same lines were changed since, and writes nothing then. The next step
   *   is about the change before.
   */
  step(action: 'undo' | 'redo'): string {
    const isUndo = action === 'undo';
    const {changes, done} = this.#read();
    const index = isUndo ? done - 1 : done;
    const change = changes[index];
    if (!change) {
      throw new EditError(`There is nothing to ${action}.`);
    }
    const {label} = change;
    const files = change.files.map(({file, before, after}) =>
      isUndo ? this.#plan(file, after, before) : this.#plan(file, before, after),
    );
    const refused = change.files.find((_, at) => files[at] === undefined);
    if (refused) {
      this.#store({changes: changes.toSpliced(index, 1), done: isUndo ? index : done});
      throw new EditError(
        `Something else changed the same lines of ${refused.file}, so nothing was written. This can’t be ${isUndo ? 'undone' : 'redone'} anymore: ${label}`,
      );
    }
    writeChanges(
      this.#siteDir,
      this.#config,
      files.filter((file) => file !== undefined),
    );
    const problem = this.#store({changes, done: isUndo ? index : done + 1});
    return [`${isUndo ? 'Undone' : 'Redone'}: ${label}`, problem].filter(Boolean).join(' ');
  }

  /** How a file gets from one text to another, whatever else was changed; undefined if it can't. */
  #plan(file: string, from: string | undefined, to: string | undefined): FileChange | undefined {
    // A file whose folder was deleted or renamed has no path in the content.
    if (!existsSync(join(this.#siteDir, dirname(file)))) {
      return undefined;
    }
    const path = contentPath(this.#siteDir, this.#config, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    if (before === from || before === to) {
      return {file, before, after: to};
    }
    if (before === undefined || from === undefined || to === undefined) {
      return undefined;
    }
    const after = mergeFile(this.#config, file, {base: from, mine: to, theirs: before});
    return after === undefined ? undefined : {file, before, after};
  }

  /** Empty if the file doesn't exist or can't be read. */
  #read(): Stored {
    try {
      return this.#unsaved ?? storedSchema.parse(JSON.parse(readFileSync(this.#storeFile, 'utf8')));
    } catch {
      return {changes: [], done: 0};
    }
  }

  /** @returns what people have to know when it can't be written */
  #store(stored: Stored): string | undefined {
    try {
      mkdirSync(dirname(this.#storeFile), {recursive: true});
      replaceFile(this.#storeFile, JSON.stringify(stored), storeFile);
      this.#unsaved = undefined;
      return undefined;
    } catch (error) {
      this.#unsaved = stored;
      return `You can undo this until the site is restarted, but not later: ${(error as Error).message}`;
    }
  }
}
