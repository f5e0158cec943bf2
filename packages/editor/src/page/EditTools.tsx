import {PageIsReplaced} from '../panel/panelTools';
import {Suspense, lazy, useContext, useEffect} from 'react';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {MarkObserver} from './pointing/MarkObserver';
import {useSession} from './session';
import type {EditSession} from './session';
import styles from './styles.module.css';

const EditLayer = lazy(() => import('./EditLayer'));

type EditToolsProps = {session: EditSession; observer: MarkObserver};

/** The switch in the panel, and while it's on, what concerns all changes and the page. */
export function EditTools({session, observer}: EditToolsProps): ReactNode {
  const {isOn, news, history, dialog} = useSession(session);
  const pageIsReplaced = useContext(PageIsReplaced);

  useEffect(() => {
    if (isOn) {
      void session.loadHistory();
    }
  }, [session, isOn]);

  const step = (name: string, action: 'undo' | 'redo') => (
    <button
      type="button"
      title={history[action]}
      aria-disabled={!history[action]}
      onClick={() => history[action] && void session.change({action})}>
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
          {step('Undo', 'undo')}
          {step('Redo', 'redo')}
          {opens('All texts', 'list')}
          {opens('Pages', 'pages')}
          {opens('Send for review', 'review')}
        </>
      )}
      <p role="status">
        {isOn &&
          pageIsReplaced &&
          'Until the errors above are fixed, you can’t edit this page by clicking it. '}
        {news}
      </p>
      {(isOn || dialog) &&
        createPortal(
          <Suspense>
            <EditLayer session={session} observer={observer} />
          </Suspense>,
          document.body,
        )}
    </div>
  );
}
