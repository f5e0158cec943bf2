import {tellChange} from '../panel/panelTools';
import {useEffect, useState, useSyncExternalStore} from 'react';
import type {
  BlockInfo,
  EditHistory,
  EditorAnswers,
  EditorRequest,
  FieldId,
  RequestFor,
} from '../protocol';

/**
 * Asks the development server for something.
 *
 * @throws Error that says why nothing was done
 */
export type Ask = <Action extends EditorRequest['action']>(
  request: RequestFor<Action>,
) => Promise<EditorAnswers[Action]>;

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Reads what the browser keeps under a key, or `initial` if it keeps nothing there. */
export const readStored = <Value>(key: string, initial: Value): Value =>
  JSON.parse(localStorage.getItem(key) ?? JSON.stringify(initial)) as Value;

export const writeStored = (key: string, value: unknown): void =>
  localStorage.setItem(key, JSON.stringify(value));

/** Requests for what a dialog edits. */
export type Opening = RequestFor<'open' | 'openProblem' | 'duplicate' | 'insert'>;

/** The dialog that is open. */
export type Dialog =
  | {kind: 'edit'; opening: Opening}
  | {kind: 'move'; block: BlockInfo}
  | {kind: 'insert'; fieldIds: FieldId[]}
  | {kind: 'list' | 'pages' | 'review'};

type State = {
  isOn: boolean;
  history: EditHistory;
  /** The last answer of the server, for the person. */
  news: string;
  dialog?: Dialog | undefined;
};

type ChangeRequest = RequestFor<
  'save' | 'move' | 'delete' | 'undo' | 'redo' | 'goBack' | 'resumeReview'
>;

const storageKey = 'editor';

/** What the parts of the interface share. */
export class EditSession {
  readonly ask: Ask;
  readonly #listeners = new Set<() => void>();
  #state: State = {
    isOn: readStored(storageKey, false),
    history: {},
    news: '',
  };

  constructor(ask: Ask) {
    this.ask = ask;
  }

  readonly get = (): State => this.#state;

  /** Calls back after each change of the state. Returns what ends this. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(changed: Partial<State>): void {
    this.#state = {...this.#state, ...changed};
    this.#listeners.forEach((listener) => listener());
  }

  toggle(): void {
    const isOn = !this.#state.isOn;
    writeStored(storageKey, isOn);
    this.#set({isOn, news: '', dialog: undefined});
  }

  open(dialog: Dialog): void {
    this.#set({dialog, news: ''});
  }

  readonly close = (): void => {
    this.#set({dialog: undefined, news: ''});
  };

  say(news: string): void {
    this.#set({news});
  }

  /** Files were changed, so the last answer can be wrong now. */
  readonly onChange = (): void => {
    this.say('');
    void this.loadHistory();
  };

  loadHistory(): Promise<void> {
    return this.ask({action: 'history'}).then(
      (history) => this.#set({history}),
      (error: unknown) => this.say(messageOf(error)),
    );
  }

  /** Changes files, and says what came of it. Returns whether it did. */
  async change(request: ChangeRequest): Promise<boolean> {
    const isStep = request.action === 'undo' || request.action === 'redo';
    try {
      const {message} = await this.ask<ChangeRequest['action']>(request);
      tellChange();
      this.#set({news: message, ...(!isStep && {dialog: undefined})});
      return true;
    } catch (error) {
      this.say(messageOf(error));
      if (isStep) {
        // What can't be undone steps aside.
        void this.loadHistory();
      }
      return false;
    }
  }
}

/** What the session shows now, in a component that renders again when that changes. */
export const useSession = (session: EditSession): State =>
  useSyncExternalStore(session.subscribe, session.get);

/** The answer to a request that a component makes when it appears. */
export function useAnswer<Answer>(load: () => Promise<Answer>, fail: (message: string) => void) {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setAnswer(() => loaded),
      (error: unknown) => isCurrent && fail(messageOf(error)),
    );
    return () => {
      isCurrent = false;
    };
    // It asks once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return answer;
}
