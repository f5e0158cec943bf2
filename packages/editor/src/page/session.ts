import {useEffect, useState, useSyncExternalStore} from 'react';
import type {PageLink} from './prose/commands';
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

/** What was typed into a form, which the browser keeps until it's set to `initial` again. */
export function useStored<Value>(
  key: string,
  initial: Value,
): [value: Value, set: (next: Value) => void] {
  const [value, setValue] = useState(() => readStored(key, initial));
  const set = (next: Value) => {
    setValue(next);
    writeStored(key, next);
  };
  return [value, set];
}

/** Requests for what a dialog edits. */
export type Opening = RequestFor<'open' | 'openProblem' | 'insert'>;

/** The dialog that is open. */
type Dialog =
  /** `link` is the one that was clicked. */
  | {kind: 'edit'; opening: Opening; link?: PageLink | undefined}
  | {kind: 'move'; block: BlockInfo}
  | {kind: 'insert'; fieldIds: FieldId[]}
  | {kind: 'list' | 'pages' | 'review'};

type State = {
  isOn: boolean;
  history: EditHistory;
  /** The last answer of the server, for the person. */
  news: string;
  /** What is being done, such as "Saving…". Empty if nothing is. */
  busy: string;
  dialog?: Dialog | undefined;
};

type ChangeRequest = RequestFor<
  | ('save' | 'insertSample' | 'move' | 'delete' | 'addWord' | 'fix' | 'undo' | 'redo')
  | ('newPage' | 'renamePage' | 'deletePage' | 'goBack' | 'resumeReview')
>;

const storageKey = 'editor';

/** What the next page says about the change that led to it. */
const newsKey = 'editor-news';

/** What the parts of the interface share. */
export class EditSession {
  readonly ask: Ask;
  readonly #goTo: (address: string) => void;
  readonly #listeners = new Set<() => void>();
  #lastTask: Promise<unknown> = Promise.resolve();
  #state: State = {
    isOn: readStored(storageKey, false),
    history: {},
    news: sessionStorage.getItem(newsKey) ?? '',
    busy: '',
  };

  /** @param goTo opens a page, with everything that was loaded before forgotten */
  constructor(ask: Ask, goTo: (address: string) => void) {
    this.ask = ask;
    this.#goTo = goTo;
    sessionStorage.removeItem(newsKey);
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

  /** Closes the dialog. @param news why, if the person hasn't closed it */
  readonly close = (news = ''): void => {
    this.#set({dialog: undefined, news});
  };

  readonly say = (news: string): void => {
    this.#set({news});
  };

  async loadHistory(): Promise<void> {
    try {
      this.#set({history: await this.ask({action: 'history'})});
    } catch (error) {
      this.say(messageOf(error));
    }
  }

  /**
   * Does something after what was begun before, and says what is being done, or why it failed.
   *
   * @returns whether it did
   */
  run(busy: string, task: () => Promise<void>): Promise<boolean> {
    const done = this.#lastTask.then(async () => {
      this.#set({busy, news: ''});
      try {
        await task();
        return true;
      } catch (error) {
        this.say(messageOf(error));
        return false;
      } finally {
        this.#set({busy: ''});
        // What can be undone is different now; what can't be undone steps aside.
        void this.loadHistory();
      }
    });
    this.#lastTask = done;
    return done;
  }

  /**
   * Changes files, closes the dialog if there is nothing left to do in it, and says what was done. If
   * another page is to be seen then, it opens.
   *
   * @returns whether that was done
   */
  change(request: ChangeRequest, busy = 'Saving…'): Promise<boolean> {
    return this.run(busy, async () => {
      const {message, address} = await this.ask<ChangeRequest['action']>(request);
      if (address !== undefined) {
        sessionStorage.setItem(newsKey, message);
        this.#goTo(address);
      }
      const staysOpen = ['undo', 'redo', 'addWord'].includes(request.action);
      this.#set({news: message, ...(!staysOpen && {dialog: undefined})});
    });
  }
}

/** What the session shows now, in a component that renders again when that changes. */
export const useSession = (session: EditSession): State =>
  useSyncExternalStore(session.subscribe, session.get);

/** The answer to what a component asks when it appears, and again when it asks for something else. */
export function useAnswer<Action extends EditorRequest['action']>(
  session: EditSession,
  request: RequestFor<Action>,
  /** Without its answer, a dialog closes, and the panel says why. */
  onError: (message: string) => void = session.close,
): EditorAnswers[Action] | undefined {
  const [answer, setAnswer] = useState<EditorAnswers[Action]>();
  const key = JSON.stringify(request);
  useEffect(() => {
    let isCurrent = true;
    session.ask<Action>(JSON.parse(key) as RequestFor<Action>).then(
      (loaded) => isCurrent && setAnswer(() => loaded),
      (error: unknown) => isCurrent && onError(messageOf(error)),
    );
    return () => {
      isCurrent = false;
    };
    // Another function for errors isn't another question.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [session, key]);
  return answer;
}
