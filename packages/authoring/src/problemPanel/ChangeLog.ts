import {writeChanges} from '@sitekit/content-check';
import type {ContentPlaces, FileChange} from '@sitekit/content-check';
import type {PanelChange} from './PanelReport';

type LoggedChange = PanelChange & {changes: readonly FileChange[]};

/** The changes that were made since the server started, so that each can be undone. */
export class ChangeLog {
  readonly #siteDir: string;
  readonly #places: ContentPlaces;
  #changes: LoggedChange[] = [];
  #nextId = 1;

  /** @param siteDir the project's root */
  constructor(siteDir: string, places: ContentPlaces) {
    this.#siteDir = siteDir;
    this.#places = places;
  }

  /** Newest first. */
  get changes(): PanelChange[] {
    return this.#changes.map(({id, label}) => ({id, label}));
  }

  /** Remembers files that were written. */
  add(label: string, changes: readonly FileChange[]): void {
    this.#changes = [{id: this.#nextId, label, changes}, ...this.#changes];
    this.#nextId += 1;
  }

  /**
   * Restores the files as they were before a change.
   *
   * @throws Error when a file was changed since, and writes nothing then
   */
  undo(id: number): string {
    const index = this.#changes.findIndex((change) => change.id === id);
    const change = this.#changes[index];
    if (!change) {
      throw new Error('This change was undone already.');
    }
    const files = change.changes.map(({file}) => file);
    const later = this.#changes
      .slice(0, index)
      .find(({changes}) => changes.some(({file}) => files.includes(file)));
    if (later) {
      throw new Error(`Undo this later change to the same file first: ${later.label}`);
    }
    writeChanges(
      this.#siteDir,
      this.#places,
      change.changes.map(({file, before, after}) => ({file, before: after, after: before ?? ''})),
    );
    this.#changes = this.#changes.filter((other) => other !== change);
    return `Undone: ${change.label}`;
  }
}
