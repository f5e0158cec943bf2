import {useEffect} from 'react';
import type {ReactNode} from 'react';
import {useSession} from './session';
import type {Dialog, EditSession} from './session';
import styles from './styles.module.css';

/** Whether the keys go to a text box, which has its own undo. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** The switch in the panel, and what concerns all changes while it's on. */
export function EditTools({session}: {session: EditSession}): ReactNode {
  const {isOn, news, history} = useSession(session);
  const {changes, canUndo, canRedo} = history;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {altKey, shiftKey, code, key, target} = event;
      const isUndo = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z';
      const isFree = isOn && !isTyping(target) && !session.get().dialog;
      // Option changes the letter on a Mac, but not the code.
      if (altKey && shiftKey && code === 'KeyE') {
        event.preventDefault();
        session.toggle();
      } else if (isFree && isUndo) {
        event.preventDefault();
        void session.change({action: shiftKey ? 'redo' : 'undo'});
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
  const opens = (label: string, dialog: Dialog) => (
    <button type="button" onClick={() => session.open(dialog)}>
      {label}
    </button>
  );
  const page = () => ({action: 'openPage' as const, pathname: window.location.pathname});

  return (
    <div className={styles.tools}>
      <button
        type="button"
        role="switch"
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
          {opens('All texts', {kind: 'list'})}
          <button type="button" onClick={() => session.open({kind: 'edit', opening: page()})}>
            Page title
          </button>
          {opens(`What I changed${changes.length > 0 ? ` (${changes.length})` : ''}`, {
            kind: 'changes',
          })}
          {opens('Send for review', {kind: 'review'})}
          <p role="status">{news}</p>
        </>
      )}
    </div>
  );
}
