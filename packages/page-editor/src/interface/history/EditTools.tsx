import {useEffect} from 'react';
import type {ReactNode} from 'react';
import type {EditSession} from '../session/EditSession';
import {useStore} from '../session/Store';
import {isTyping} from './isTyping';
import styles from './styles.module.css';

/** Switches the edit mode from anywhere. Option changes the letter on a Mac, but not the code. */
const isShortcut = ({altKey, shiftKey, code}: KeyboardEvent): boolean =>
  altKey && shiftKey && code === 'KeyE';

/** The switch in the panel, and what concerns all changes while it's on. */
export function EditTools({session}: {session: EditSession}): ReactNode {
  const isOn = useStore(session.isOn);
  const {changes, canUndo, canRedo} = useStore(session.history);
  const news = useStore(session.news);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event)) {
        event.preventDefault();
        session.toggle();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [session]);

  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    void session.loadHistory();
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (isUndo && !isTyping(event.target) && !document.querySelector('dialog:modal')) {
        event.preventDefault();
        void session.change({action: event.shiftKey ? 'redo' : 'undo'});
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [session, isOn]);

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
          <button
            type="button"
            title="Undo (Ctrl+Z)"
            aria-disabled={!canUndo}
            onClick={() => canUndo && void session.change({action: 'undo'})}>
            Undo
          </button>
          <button
            type="button"
            title="Redo (Ctrl+Shift+Z)"
            aria-disabled={!canRedo}
            onClick={() => canRedo && void session.change({action: 'redo'})}>
            Redo
          </button>
          <button type="button" onClick={() => session.show('changes')}>
            What I changed{changes.length > 0 && ` (${changes.length})`}
          </button>
          <button type="button" onClick={() => session.show('review')}>
            Send for review
          </button>
          <p role="status" className={styles.news}>
            {news}
          </p>
        </>
      )}
    </div>
  );
}
