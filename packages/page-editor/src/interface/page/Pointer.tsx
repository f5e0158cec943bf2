import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import type {Dialog, EditSession} from '../session';
import styles from '../styles.module.css';
import type {Directory} from './Directory';
import {boxOf, findAt, nodeAt} from './findAt';
import type {Found} from './findAt';
import type {MarkObserver} from './MarkObserver';

/** The element that Docusaurus renders a page into. */
const pageRoot = '#__docusaurus';

/** Space between the outline and what it's about. */
const gapPx = 4;

function labelOf(found: Found, directory: Directory): string {
  switch (found.kind) {
    case 'place': {
      const {label, of} = directory.place(found.place)?.source ?? {};
      return [label, of].filter(Boolean).join(' · ');
    }
    case 'block':
      return found.block.label;
    case 'list':
      return `${found.places.length} texts`;
  }
}

function dialogFor(found: Found): Dialog {
  switch (found.kind) {
    case 'place':
      return {kind: 'edit', opening: {action: 'open', place: found.place}};
    case 'block':
      return {kind: 'edit', opening: {action: 'openBlock', block: found.block.id}};
    case 'list':
      return {kind: 'list', places: found.places};
  }
}

/** What opened last is above everything else, such as an open menu. */
const showOnTop = (outline: HTMLElement | null): void => outline?.showPopover();

type PointerProps = {session: EditSession; observer: MarkObserver; directory: Directory};

/**
 * Outlines what can be edited at the pointer or the focus, and opens what is clicked. Until the
 * editor is switched off, clicks do nothing else on the page, except with the Alt key.
 */
export function Pointer({session, observer, directory}: PointerProps): ReactNode {
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    const load = () => directory.load(observer.nodes.flatMap((node) => observer.placesOf(node)));
    const hide = () => setFound(undefined);
    load();
    const unsubscribe = observer.subscribe(() => {
      hide();
      load();
    });
    const findFrom = (event: Event): Found | undefined => {
      const {target} = event;
      const root = document.querySelector(pageRoot);
      if (!(target instanceof Element) || !root?.contains(target)) {
        return undefined;
      }
      // A key that clicks has no position.
      const isAtPoint = event instanceof MouseEvent && event.clientX + event.clientY > 0;
      const start = isAtPoint ? nodeAt(event.clientX, event.clientY, target) : target;
      return findAt(start, observer, directory, root);
    };
    const outline = (event: Event) => setFound(findFrom(event));
    const act = (event: Event) => {
      const {target, type} = event;
      const isOnPage = target instanceof Element && target.closest(pageRoot);
      if (!isOnPage || (event instanceof MouseEvent && event.altKey)) {
        return;
      }
      // A drop-down would open before it's clicked.
      if (type !== 'mousedown' || target.closest('select')) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (type === 'click') {
        // The server may still be asked what is where.
        void directory.ready.then(() => {
          const next = findFrom(event);
          if (next) {
            session.open(dialogFor(next));
          }
        });
      }
    };
    const listeners = {
      pointermove: outline,
      focusin: outline,
      click: act,
      submit: act,
      mousedown: act,
      scroll: hide,
    };
    for (const [type, listener] of Object.entries(listeners)) {
      document.addEventListener(type, listener, true);
    }
    return () => {
      unsubscribe();
      for (const [type, listener] of Object.entries(listeners)) {
        document.removeEventListener(type, listener, true);
      }
    };
  }, [session, observer, directory]);

  const box = found && boxOf(found.nodes);
  if (!found || !box) {
    return null;
  }
  const {left, top, width, height} = box;
  return (
    <div
      key={`${left} ${top}`}
      ref={showOnTop}
      popover="manual"
      aria-hidden="true"
      className={styles.outline}
      style={{
        left: left - gapPx,
        top: top - gapPx,
        width: width + 2 * gapPx,
        height: height + 2 * gapPx,
      }}>
      <span data-inside={top < 32}>{labelOf(found, directory)}</span>
    </div>
  );
}
