import type {ReactNode} from 'react';
import type {BlockInfo} from '../../protocol';
import {useAnswer, useSession} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {Modal} from './Modal';

type MoveDialogProps = {session: EditSession; block: BlockInfo};

/** All that a block can change places with: a click moves it there, and so does dragging it. */
export function MoveDialog({session, block: {id, label, noun}}: MoveDialogProps): ReactNode {
  const {busy} = useSession(session);
  const neighbors = useAnswer(session, {action: 'neighbors', block: id});
  const move = (to: number) => void session.change({action: 'move', block: id, to});

  const startDragging = () =>
    document.addEventListener(
      'pointerup',
      ({clientX, clientY}) => {
        const below = document.elementFromPoint(clientX, clientY)?.closest('[data-place]');
        const place = below?.getAttribute('data-place');
        if (place) {
          move(Number(place));
        }
      },
      {once: true},
    );

  return (
    <Modal title={`Move ${label}`} session={session} closeLabel="Cancel">
      <p role="status">{neighbors ? `Choose a place, or drag the ${noun} there.` : 'Loading…'}</p>
      <ol className={styles.places}>
        {neighbors?.labels.map((other, place) => (
          <li key={place}>
            {place === neighbors.index ? (
              <button
                type="button"
                aria-current="true"
                className={styles.moved}
                onPointerDown={startDragging}>
                <span aria-hidden="true">⠿</span> {other}
              </button>
            ) : (
              <button
                type="button"
                className={styles.listed}
                data-place={place}
                disabled={busy !== ''}
                onClick={() => move(place)}>
                <span className={styles.hint}>{place < neighbors.index ? 'Before' : 'After'}</span>{' '}
                {other}
              </button>
            )}
          </li>
        ))}
      </ol>
    </Modal>
  );
}
