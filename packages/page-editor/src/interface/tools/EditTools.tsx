import {useEffect} from 'react';
import type {ReactNode} from 'react';
import {useStore} from '../session';
import type {EditSession} from '../session';
import styles from './styles.module.css';

/** Switches the edit mode from anywhere. Option changes the letter on a Mac, but not the code. */
const isShortcut = ({altKey, shiftKey, code}: KeyboardEvent): boolean =>
  altKey && shiftKey && code === 'KeyE';

/** Whether the keys go to a text box, which has its own undo. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** The switch in the panel, and what concerns all changes while it's on. */
export function EditTools({session}: {session: EditSession}): ReactNode {
  const isOn = useStore(session.isOn);
  const {changes, canUndo, canRedo} = useStore(session.history);
  const news = useStore(session.news);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (isShortcut(event)) {
        event.preventDefault();
        session.toggle();
      } else if (isOn && isUndo && !isTyping(event.target) && !session.dialog.get()) {
        event.preventDefault();
        void session.change({action: event.shiftKey ? 'redo' : 'undo'});
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [session, isOn]);

  useEffect(() => {
    if (isOn) {
      void session.loadHistory();
    }
  }, [session, isOn]);

  const change = (label: string, keys: string, action: 'undo' | 'redo', isPossible: boolean) => (
    <button
      type="button"
      title={`${label} (${keys})`}
      aria-disabled={!isPossible}
      onClick={() => isPossible && void session.change({action})}>
      {label}
    </button>
  );
  const opens = (label: string, kind: 'page' | 'list' | 'changes' | 'review') => (
    <button type="button" onClick={() => session.open({kind})}>
      {label}
    </button>
  );

  return (
    <div className={styles.tools}>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={isOn}
        aria-keyshortcuts="Alt+Shift+E"
        title="Edit the texts of this page (Alt+Shift+E). Alt+click uses the page as usual."
        onClick={() => session.toggle()}>
        Edit
      </button>
      {isOn && (
        <>
          {change('Undo', 'Ctrl+Z', 'undo', canUndo)}
          {change('Redo', 'Ctrl+Shift+Z', 'redo', canRedo)}
          {opens('All texts', 'list')}
          {opens('Page title', 'page')}
          {opens(`What I changed${changes.length > 0 ? ` (${changes.length})` : ''}`, 'changes')}
          {opens('Send for review', 'review')}
          <p role="status" className={styles.news}>
            {news}
          </p>
        </>
      )}
    </div>
  );
}
