import {useSyncExternalStore} from 'react';
import type {
  BlockId,
  EditHistory,
  EditorAccess,
  EditorAnswers,
  EditorRequest,
  PlaceId,
  Saved,
} from '../protocol';

/**
 * Asks the development server for something.
 *
 * @throws Error that says why nothing was done
 */
export type Ask = <Action extends EditorRequest['action']>(
  request: Extract<EditorRequest, {action: Action}>,
) => Promise<EditorAnswers[Action]>;

/** Reaches the server over HTTP. */
export function askServer({address, token}: EditorAccess): Ask {
  return async <Answer>(request: EditorRequest) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'x-authoring-token': token},
      body: JSON.stringify(request),
    }).catch(() => {
      throw new Error('The site isn’t running anymore. Run npm start, then reload this page.');
    });
    const answer: unknown = await response.json();
    if (!response.ok) {
      throw new Error((answer as {message: string}).message);
    }
    return answer as Answer;
  };
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** A value that several React roots show. */
export class Store<Value> {
  readonly #listeners = new Set<() => void>();
  #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  set(value: Value): void {
    this.#value = value;
    this.#listeners.forEach((listener) => listener());
  }

  /** Calls back after each change. Returns what ends this. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The value of a store, in a component that renders again when it changes. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get);

/** Reads what the browser keeps under a key, or `initial` if it keeps nothing there. */
export function readStored<Value>(key: string, initial: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? initial;
  } catch {
    return initial;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It's only forgotten on reload.
  }
}

/** What a dialog edits. */
export type Opened =
  | {kind: 'place'; place: PlaceId}
  | {kind: 'block'; block: BlockId}
  | {kind: 'page'}
  | {kind: 'new'; block: BlockId; at: 'copy' | 'before' | 'after'; name: string};

/** The dialog that is open. */
export type Dialog =
  | Opened
  /** A list of everything that can be edited, or of some texts. */
  | {kind: 'list'; places?: readonly PlaceId[]}
  | {kind: 'changes'}
  | {kind: 'review'};

const storageKey = 'page-editor';

/** What the parts of the interface share. */
export class EditSession {
  readonly ask: Ask;
  readonly isOn = new Store(readStored(storageKey, false));
  readonly history = new Store<EditHistory>({changes: [], canUndo: false, canRedo: false});
  /** The last answer of the server, for the person. */
  readonly news = new Store('');
  readonly dialog = new Store<Dialog | undefined>(undefined);
  /** Where on the screen something was clicked, so that the dialog doesn't cover it. */
  clickedX = 0;

  constructor(ask: Ask) {
    this.ask = ask;
  }

  toggle(): void {
    const isOn = !this.isOn.get();
    writeStored(storageKey, isOn);
    this.news.set('');
    this.isOn.set(isOn);
  }

  open(dialog: Dialog): void {
    this.news.set('');
    this.dialog.set(dialog);
  }

  readonly close = (): void => {
    this.dialog.set(undefined);
    // A picture that was chosen, but not saved.
    this.ask({action: 'forgetPictures'}).catch(() => undefined);
  };

  async loadHistory(): Promise<void> {
    try {
      this.history.set(await this.ask({action: 'history'}));
    } catch (error) {
      this.news.set(messageOf(error));
    }
  }

  accept({message, history}: Saved): void {
    this.history.set(history);
    this.news.set(message);
  }

  /** Changes the history, and says what came of it. */
  async change(
    request: {action: 'undo'} | {action: 'redo'} | {action: 'revert'; id: number},
  ): Promise<void> {
    try {
      this.accept(await (this.ask as (asked: EditorRequest) => Promise<Saved>)(request));
    } catch (error) {
      this.news.set(messageOf(error));
    }
  }
}
