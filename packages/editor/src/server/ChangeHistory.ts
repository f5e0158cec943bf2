import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {contentPath, replaceFile, writeChanges} from '@sitekit/content-check';
import type {ContentPlaces, FileChange} from '@sitekit/content-check';
import * as z from 'zod';
import {EditError} from '../source-map/targets';

/** Older changes are forgotten. */
const MAX_CHANGES = 200;

/** In the folder that Docusaurus generates and git ignores, from the project's root. */
const storeFile = '.docusaurus/changes.json';

const changeSchema = z.strictObject({
  /** Such as "Changed Cost per month of Cursor, on Comparison." */
  label: z.string(),
  /** The values that are different, as text. A move has none. */
  texts: z.array(z.strictObject({label: z.string(), before: z.string(), after: z.string()})),
  files: z.array(
    z.strictObject({
      file: z.string(),
      before: z.string().optional(),
      after: z.string().optional(),
    }),
  ),
});

const storedChangeSchema = changeSchema.extend({
  id: z.int(),
  /** Whether it can't be undone, because something else changed a file since. */
  isFinal: z.boolean(),
});

type StoredChange = z.infer<typeof storedChangeSchema>;

const storedSchema = z.strictObject({
  changes: z.array(storedChangeSchema),
  undone: z.array(storedChangeSchema),
  nextId: z.int().positive(),
});

type Stored = z.infer<typeof storedSchema>;

/** A change of files, as a person makes it. */
export type Change = Readonly<Omit<z.infer<typeof changeSchema>, 'files'>> & {
  files: readonly FileChange[];
};

/** A change that was made, as people see it. */
export type MadeChange = Omit<Change, 'files'> & {id: number; files: string[]};

export type EditHistory = {
  /** Newest first. */
  changes: MadeChange[];
  /** What can be undone next, and what can be made again. */
  undo?: MadeChange;
  redo?: MadeChange;
};

const shown = ({files, ...change}: StoredChange): MadeChange => ({
  id: change.id,
  label: change.label,
  texts: change.texts,
  files: files.map(({file}) => file),
});

/**
 * What was changed in the content with the tools for authors. The last change is undone first, and
 * only in files that say what it left. It's kept on disk, for all processes and the next start.
 */
export class ChangeHistory {
  readonly #siteDir: string;
  readonly #places: ContentPlaces;
  readonly #storeFile: string;

  /** @param siteDir the project's root */
  constructor(siteDir: string, places: ContentPlaces) {
    this.#siteDir = siteDir;
    this.#places = places;
    this.#storeFile = join(siteDir, storeFile);
  }

  /** Leaves out what was taken back outside, such as by discarding a file's changes in another program. */
  describe(): EditHistory {
    const {changes, undone} = this.#read();
    const takenBack = this.#takenBack(changes);
    const undo = changes.findLast(({isFinal}) => !isFinal);
    const redo = undone.at(-1);
    return {
      changes: changes
        .filter((change) => !takenBack.has(change))
        .map(shown)
        .reverse(),
      ...(undo && {undo: shown(undo)}),
      ...(redo && {redo: shown(redo)}),
    };
  }

  /**
   * Writes files, and remembers it. What was undone can't be redone anymore.
   *
   * @throws Error when a file isn't as it was before the change, and writes nothing then
   */
  make(change: Change): void {
    writeChanges(this.#siteDir, this.#places, change.files);
    const {changes, nextId} = this.#read();
    this.#store({
      changes: [
        ...changes,
        {...change, files: [...change.files], id: nextId, isFinal: false},
      ].slice(-MAX_CHANGES),
      undone: [],
      nextId: nextId + 1,
    });
  }

  /** Starts again, such as after the changes were sent for review. */
  clear(): void {
    this.#store({...this.#read(), changes: [], undone: []});
  }

  /**
   * Undoes the last change, or makes the one again that was undone last.
   *
   * @returns what it did, for the author
   * @throws EditError when a file was changed since, and writes nothing then. The next step is about
   *   the change before.
   */
  step(action: 'undo' | 'redo'): string {
    const isUndo = action === 'undo';
    const stored = this.#read();
    const {changes, undone} = stored;
    const last = isUndo ? changes.findLast(({isFinal}) => !isFinal) : undone.at(-1);
    if (!last) {
      throw new EditError(`There is nothing to ${action}.`);
    }
    const {label} = last;
    const files = last.files.map(({file, before, after}): FileChange => ({
      file,
      before: isUndo ? after : before,
      after: isUndo ? before : after,
    }));
    const changed = files.find((change) => !this.#isAsBefore(change));
    if (changed) {
      this.#store(
        isUndo
          ? {...stored, changes: changes.with(changes.indexOf(last), {...last, isFinal: true})}
          : {...stored, undone: undone.slice(0, -1)},
      );
      throw new EditError(
        `${changed.file} was also changed by something else, so nothing was written. This can’t be ${isUndo ? 'undone' : 'redone'} anymore: ${label}`,
      );
    }
    writeChanges(this.#siteDir, this.#places, files);
    const others = changes.filter((change) => change !== last);
    this.#store({
      ...stored,
      changes: isUndo ? others : [...changes, last],
      undone: isUndo ? [...undone, last] : undone.slice(0, -1),
    });
    return `${isUndo ? 'Undone' : 'Redone'}: ${label}`;
  }

  /** The changes that something else took back: it made a file what it was before them. */
  #takenBack(changes: readonly StoredChange[]): ReadonlySet<StoredChange> {
    const takenBack = new Set<StoredChange>();
    const files = new Set(changes.flatMap((change) => change.files.map(({file}) => file)));
    for (const file of files) {
      const newestFirst = changes.toReversed().flatMap((change) => {
        const step = change.files.find((one) => one.file === file);
        return step ? [{...step, change}] : [];
      });
      let text = this.#textOf(file);
      let index = 0;
      for (let step = newestFirst[0]; step; step = newestFirst[index]) {
        if (step.after === text) {
          text = step.before;
          index += 1;
        } else {
          const from = newestFirst.findLastIndex(({before}, at) => at >= index && before === text);
          if (from === -1) {
            // Something else changed the file in another way, which says nothing about older changes.
            break;
          }
          newestFirst.slice(index, from + 1).forEach(({change}) => takenBack.add(change));
          index = from + 1;
        }
      }
    }
    return takenBack;
  }

  /** What a file contains; undefined if it doesn't exist. */
  #textOf(file: string): string | undefined {
    // A file whose folder was deleted or renamed has no path in the content.
    if (!existsSync(join(this.#siteDir, dirname(file)))) {
      return undefined;
    }
    const path = contentPath(this.#siteDir, this.#places, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  #isAsBefore({file, before}: FileChange): boolean {
    return existsSync(join(this.#siteDir, dirname(file))) && this.#textOf(file) === before;
  }

  /** Empty if the file doesn't exist or can't be read. */
  #read(): Stored {
    try {
      return storedSchema.parse(JSON.parse(readFileSync(this.#storeFile, 'utf8')));
    } catch {
      return {changes: [], undone: [], nextId: 1};
    }
  }

  #store(stored: Stored): void {
    mkdirSync(dirname(this.#storeFile), {recursive: true});
    replaceFile(this.#storeFile, JSON.stringify(stored));
  }
}
