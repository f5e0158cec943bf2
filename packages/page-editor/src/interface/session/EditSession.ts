import type {BlockEdit, BlockId, Conflict, EditHistory, PlaceId, Saved} from '../../protocol';
import type {Ask} from './Ask';
import {Store} from './Store';
import {readStored, writeStored} from './stored';

/** What the dialog edits, and where on the screen it is. */
export type Opened = ({place: PlaceId} | {block: BlockId}) & {
  /** What was clicked. */
  element: Element;
  /** How often it was opened again after a conflict. */
  attempt?: number;
};

/** Which of the larger dialogs is open. */
export type LargeDialog = 'changes' | 'review' | undefined;

const storageKey = 'page-editor';
const noHistory: EditHistory = {changes: [], canUndo: false, canRedo: false};

/** What the parts of the interface share. */
export class EditSession {
  readonly ask: Ask;
  readonly isOn = new Store(readStored(storageKey, false));
  readonly history = new Store(noHistory);
  /** The last answer of the server, for the person. */
  readonly news = new Store('');
  readonly opened = new Store<Opened | undefined>(undefined);
  readonly largeDialog = new Store<LargeDialog>(undefined);

  constructor(ask: Ask) {
    this.ask = ask;
  }

  toggle(): void {
    const isOn = !this.isOn.get();
    writeStored(storageKey, isOn);
    this.news.set('');
    this.isOn.set(isOn);
  }

  /** Opens a large dialog, or closes it. */
  show(dialog: LargeDialog): void {
    this.news.set('');
    this.largeDialog.set(dialog);
  }

  async loadHistory(): Promise<void> {
    try {
      this.history.set(await this.ask({action: 'history'}));
    } catch (error) {
      this.news.set((error as Error).message);
    }
  }

  accept({message, history}: Saved): void {
    this.history.set(history);
    this.news.set(message);
  }

  /** Changes the history, and says what came of it. */
  async change(
    request: {action: 'undo' | 'redo' | 'discardAll'} | {action: 'revert'; id: number},
  ): Promise<void> {
    try {
      // One request for each action, because the type of the answer depends on it.
      this.accept(
        request.action === 'revert'
          ? await this.ask(request)
          : await this.ask({action: request.action}),
      );
    } catch (error) {
      this.news.set((error as Error).message);
    }
  }

  /** Moves, duplicates, deletes or inserts a block. Returns the conflict, if there is one. */
  async changeBlock(edit: BlockEdit): Promise<Conflict | undefined> {
    const answer = await this.ask({action: 'changeBlock', edit});
    if (answer.status === 'conflict') {
      return answer;
    }
    this.accept(answer);
    return undefined;
  }
}
