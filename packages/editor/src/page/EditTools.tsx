import {Suspense, lazy, useEffect} from 'react';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {MarkObserver} from './pointing/MarkObserver';
import {useSession} from './session';
import type {EditSession} from './session';
import styles from './styles.module.css';

const EditLayer = lazy(() => import('./EditLayer'));

export type EditToolsProps = {
  session: EditSession;
  observer: MarkObserver;
  /** Whether the open page shows something else in place of what its file says. */
  isReplaced: boolean;
};

/** The switch in the panel, and while it's on, what concerns all changes and the page. */
export function EditTools({session, observer, isReplaced}: EditToolsProps): ReactNode {
  const {isOn, history, dialog} = useSession(session);

  useEffect(() => {
    if (isOn) {
      void session.loadHistory();
    }
  }, [session, isOn]);

  const step = (name: string, action: 'undo' | 'redo', busy: string) => (
    <button
      type="button"
      title={history[action]}
      aria-disabled={!history[action]}
      onClick={() =>
        history[action] && void session.change({action, pathname: window.location.pathname}, busy)
      }>
      {name}
    </button>
  );
  const opens = (label: string, kind: 'list' | 'pages' | 'review') => (
    <button type="button" onClick={() => session.open({kind})}>
      {label}
    </button>
  );

  return (
    <div className={styles.tools}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        title="Edit the texts of this page. Alt+click uses the page as usual."
        onClick={() => session.toggle()}>
        <span aria-hidden="true">{isOn ? '●' : '○'}</span> Edit
      </button>
      {isOn && (
        <>
          {step('Undo', 'undo', 'Undoing…')}
          {step('Redo', 'redo', 'Redoing…')}
          {opens('All texts', 'list')}
          {opens('Pages', 'pages')}
          {opens('Send for review', 'review')}
        </>
      )}
      {isOn && isReplaced && (
        <p>Until the errors above are fixed, you can’t edit this page by clicking it.</p>
      )}
      {(isOn || dialog) &&
        createPortal(
          <Suspense>
            <EditLayer session={session} observer={observer} isReplaced={isReplaced} />
          </Suspense>,
          document.body,
        )}
    </div>
  );
}
