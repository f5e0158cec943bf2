import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import type {BlockInfo} from '../../protocol';
import {useAnswer, useSession} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {Modal} from './Modal';

type MoveDialogProps = {session: EditSession; block: BlockInfo};

function placeUnder({clientX, clientY}: PointerEvent): number | undefined {
  const button = document.elementFromPoint(clientX, clientY)?.closest('[data-place]');
  return button ? Number(button.getAttribute('data-place')) : undefined;
}

/** All that a block can change places with: a click moves it there, and so does dragging it. */
export function MoveDialog({session, block: {id, label, noun}}: MoveDialogProps): ReactNode {
  const {busy} = useSession(session);
  const neighbors = useAnswer(session, {action: 'neighbors', block: id});
  const move = (to: number) => void session.change({action: 'move', block: id, to});

  const [target, setTarget] = useState<number>();
  const own = useRef<HTMLButtonElement>(null);
  const isLoaded = neighbors !== undefined;

  useEffect(() => {
    if (isLoaded) {
      own.current?.focus();
    }
  }, [isLoaded]);

  const startDragging = () => {
    const drag = new AbortController();
    const listen = {signal: drag.signal};
    const drop = () => {
      drag.abort();
      setTarget(undefined);
    };
    document.addEventListener('pointermove', (event) => setTarget(placeUnder(event)), listen);
    document.addEventListener('pointercancel', drop, listen);
    document.addEventListener(
      'pointerup',
      (event) => {
        drop();
        const place = placeUnder(event);
        if (place !== undefined) {
          move(place);
        }
      },
      listen,
    );
  };

  return (
    <Modal title={`Move ${label}`} session={session} closeLabel="Cancel">
      <p role="status">{neighbors ? `Choose a place, or drag the ${noun} there.` : 'Loading…'}</p>
      <ol className={styles.places}>
        {neighbors?.labels.map((other, place) => (
          <li key={place}>
            {place === neighbors.index ? (
              <button
                ref={own}
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
                data-target={place === target}
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
