import {existsSync, readFileSync} from 'node:fs';
import {contentPath, writeChanges} from '@sitekit/content-check';
import type {ContentPlaces, FileChange} from '@sitekit/content-check';
import {mergeContents} from './mergeContents';
import type {Contents} from './mergeContents';
import {readStoredChanges, writeStoredChanges} from './storedChanges';
import type {Operation, StoredChanges} from './storedChanges';

/** Older changes are forgotten. */
const MAX_OPERATIONS = 200;

export type ChangeHistoryOptions = {
  /** The project's root. */
  siteDir: string;
  places: ContentPlaces;
  /** Where the history is kept for the next start of the server. */
  storeFile: string;
};

/**
 * What was changed on the development server, so that each change can be undone. What an editor
 * wrote to the same files in the meantime stays.
 */
export class ChangeHistory {
  readonly #options: ChangeHistoryOptions;
  #stored: StoredChanges;

  constructor(options: ChangeHistoryOptions) {
    this.#options = options;
    this.#stored = readStoredChanges(options.storeFile);
  }

  /** The changes that are in effect, newest first. */
  get changes(): Operation[] {
    const {operations, appliedCount} = this.#stored;
    const applied = operations.slice(0, appliedCount);
    const reverted = new Set(applied.flatMap(({reverts}) => reverts));
    return applied.filter(({id, reverts}) => reverts.length === 0 && !reverted.has(id)).reverse();
  }

  get canUndo(): boolean {
    return this.#stored.appliedCount > 0;
  }

  get canRedo(): boolean {
    return this.#stored.appliedCount < this.#stored.operations.length;
  }

  /**
   * Remembers files that were written. Changes that were undone can't be redone anymore.
   *
   * @returns the number of the change
   */
  add(label: string, changes: readonly FileChange[], reverts: readonly number[] = []): number {
    const {operations, appliedCount, nextId} = this.#stored;
    const operation = {id: nextId, label, changes: [...changes], reverts: [...reverts]};
    const kept = [...operations.slice(0, appliedCount), operation].slice(-MAX_OPERATIONS);
    this.#store({operations: kept, appliedCount: kept.length, nextId: nextId + 1});
    return nextId;
  }

  /**
   * Undoes the last change.
   *
   * @returns what was undone, for the author
   * @throws Error when an editor changed the same lines since, and writes nothing then
   */
  undo(): string {
    const {operations, appliedCount} = this.#stored;
    const operation = operations[appliedCount - 1];
    if (!operation) {
      throw new Error('There is nothing to undo.');
    }
    this.#write(this.#inverse([operation]));
    this.#store({...this.#stored, appliedCount: appliedCount - 1});
    return `Undone: ${operation.label}`;
  }

  /** Makes the change again that was undone last; like `undo` otherwise. */
  redo(): string {
    const {operations, appliedCount} = this.#stored;
    const operation = operations[appliedCount];
    if (!operation) {
      throw new Error('There is nothing to redo.');
    }
    const swapped = operation.changes.map(({file, before, after}) => ({
      file,
      before: after,
      after: before,
    }));
    this.#write(this.#inverse([{...operation, changes: swapped}]));
    this.#store({...this.#stored, appliedCount: appliedCount + 1});
    return `Redone: ${operation.label}`;
  }

  /**
   * Undoes any change, and keeps all later ones.
   *
   * @throws Error that says which later changes, or whose, are in the way
   */
  revert(id: number): string {
    const {changes} = this;
    const change = changes.find((other) => other.id === id);
    if (!change) {
      throw new Error('This change was undone already.');
    }
    const later = changes.slice(0, changes.indexOf(change));
    const obstacle = this.#canRevert([change])
      ? undefined
      : later.findLast((_, index) => this.#canRevert([...later.slice(index), change]));
    if (obstacle) {
      throw new Error(
        `“${obstacle.label}” changed the same lines later, so nothing was written. Revert that first.`,
      );
    }
    const label = `Undone: ${change.label}`;
    this.#revertAll(label, [change]);
    return label;
  }

  /** Undoes all changes at once; like `undo` otherwise. */
  discardAll(): string {
    const {changes} = this;
    if (changes.length === 0) {
      throw new Error('There is nothing to discard.');
    }
    const label = `Discarded ${changes.length === 1 ? '1 change' : `${changes.length} changes`}.`;
    this.#revertAll(label, changes);
    return label;
  }

  #canRevert(operations: readonly Operation[]): boolean {
    try {
      this.#inverse(operations);
      return true;
    } catch {
      return false;
    }
  }

  #revertAll(label: string, operations: readonly Operation[]): void {
    const changes = this.#inverse(operations);
    this.#write(changes);
    this.add(
      label,
      changes,
      operations.map(({id}) => id),
    );
  }

  /** The changes that undo operations, newest first, in the files as they are now. */
  #inverse(operations: readonly Operation[]): FileChange[] {
    const {siteDir, places} = this.#options;
    const files = new Map<string, {before: Contents; after: Contents}>();
    for (const {file, before, after} of operations.flatMap(({changes}) => changes)) {
      const path = contentPath(siteDir, places, file);
      const onDisk = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      const known = files.get(file) ?? {before: onDisk, after: onDisk};
      const merge = mergeContents(after, known.after, before);
      if (!('merged' in merge)) {
        throw new Error(
          `The same lines of ${file} were changed since, so nothing was written. Undo the later change first, or edit the file.`,
        );
      }
      files.set(file, {before: known.before, after: merge.merged});
    }
    return Array.from(files, ([file, contents]) => ({file, ...contents})).filter(
      ({before, after}) => before !== after,
    );
  }

  #write(changes: readonly FileChange[]): void {
    writeChanges(this.#options.siteDir, this.#options.places, changes);
  }

  #store(stored: StoredChanges): void {
    this.#stored = stored;
    writeStoredChanges(this.#options.storeFile, stored);
  }
}
