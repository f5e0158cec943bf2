import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import type {BlockInfo} from '../../protocol';
import {useAnswer, useSession} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {Modal} from './Modal';

type MoveDialogProps = {session: EditSession; block: BlockInfo};

/** The index of the button that is nearest to the pointer, above or below it. */
function nearestTo({clientY}: PointerEvent, buttons: readonly Element[]): number {
  const distances = buttons.map((button) => {
    const {top, bottom} = button.getBoundingClientRect();
    return Math.max(top - clientY, clientY - bottom, 0);
  });
  return distances.indexOf(Math.min(...distances));
}

/** All that a block can change places with: a click moves it there, and so does dragging it. */
export function MoveDialog({session, block: {id, label, noun}}: MoveDialogProps): ReactNode {
  const {busy} = useSession(session);
  const neighbors = useAnswer(session, {action: 'neighbors', block: id});
  const move = (to: number) => void session.change({action: 'move', block: id, to});

  const [target, setTarget] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
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
    const buttons = Array.from(list.current?.querySelectorAll('button') ?? []);
    document.addEventListener(
      'pointermove',
      (moved) => setTarget(nearestTo(moved, buttons)),
      listen,
    );
    document.addEventListener('pointercancel', drop, listen);
    document.addEventListener(
      'pointerup',
      (released) => {
        drop();
        const place = nearestTo(released, buttons);
        if (place !== neighbors?.index) {
          move(place);
        }
      },
      listen,
    );
  };

  return (
    <Modal title={`Move ${label}`} session={session} closeLabel="Cancel">
      <p role="status">{neighbors ? `Choose a place, or drag the ${noun} there.` : 'Loading…'}</p>
      <ol ref={list} className={styles.places}>
        {neighbors?.labels.map((other, place) => (
          <li key={place}>
            {place === neighbors.index ? (
              <button
                ref={own}
                type="button"
                aria-current="true"
                className={styles.moved}
                onPointerDown={(event) => {
                  // The names of places would be selected.
                  event.preventDefault();
                  startDragging();
                }}>
                <span aria-hidden="true">⠿</span> {other}
              </button>
            ) : (
              <button
                type="button"
                className={styles.listed}
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
