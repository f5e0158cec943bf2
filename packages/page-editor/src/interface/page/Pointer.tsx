import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import type {EditSession} from '../session';
import {useStore} from '../session';
import type {Directory} from './Directory';
import {boxOf, findAt, nodeAt} from './findAt';
import type {Found} from './findAt';
import type {MarkObserver} from './MarkObserver';
import styles from './styles.module.css';

/** The element that Docusaurus renders a page into. */
const pageRoot = '#__docusaurus';

/** Space between the outline and what it's about. */
const gapPx = 4;

function labelOf(found: Found, directory: Directory): string {
  switch (found.kind) {
    case 'place': {
      const {label = '', of} = directory.place(found.place)?.source ?? {};
      return of === undefined ? label : `${label} · ${of}`;
    }
    case 'block':
      return directory.block(found.block)?.source.label ?? '';
    case 'list':
      return `${found.places.length} texts`;
  }
}

type PointerProps = {session: EditSession; observer: MarkObserver; directory: Directory};

/**
 * Outlines what can be edited at the pointer or the focus, and opens what is clicked. Until the
 * editor is switched off, clicks do nothing else on the page, except with the Alt key.
 */
export function Pointer({session, observer, directory}: PointerProps): ReactNode {
  const outline = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Found>();
  const [box, setBox] = useState<DOMRect>();
  const isCovered = useStore(session.dialog) !== undefined;

  useEffect(() => {
    const root = document.querySelector(pageRoot);
    if (!root) {
      return undefined;
    }
    const load = () =>
      void directory.load([...observer.nodes].flatMap((node) => observer.placesOf(node)));
    load();
    const unsubscribe = observer.subscribe(() => {
      setFound(undefined);
      load();
    });
    const isOnPage = (event: Event): event is Event & {target: Element} =>
      event.target instanceof Element && root.contains(event.target);
    const findFrom = (event: Event): Found | undefined => {
      if (!isOnPage(event)) {
        return undefined;
      }
      const start =
        event instanceof MouseEvent && event.detail + event.clientX + event.clientY > 0
          ? nodeAt(event.clientX, event.clientY, event.target)
          : event.target;
      return findAt(start, observer, directory, root);
    };
    const onMove = (event: Event) => setFound(findFrom(event));
    const open = (next: Found, x: number) => {
      session.clickedX = x;
      session.open(next);
    };
    const onClick = (event: Event) => {
      const mouse = event as MouseEvent;
      if (!isOnPage(event) || mouse.altKey) {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'submit') {
        return;
      }
      // The server may still be asked what is where.
      void directory.ready.then(() => {
        const next = findFrom(event);
        if (next) {
          open(next, mouse.clientX);
        }
      });
    };
    // A drop-down would open before it's clicked.
    const onPress = (event: Event) => {
      if (isOnPage(event) && event.target.closest('select')) {
        event.preventDefault();
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isOnPage(event) && event.target.matches('input, select')) {
        event.preventDefault();
        const next = findFrom(event);
        if (next) {
          open(next, 0);
        }
      }
    };
    const onScroll = () => setFound(undefined);
    const listeners = {
      pointermove: onMove,
      focusin: onMove,
      click: onClick,
      submit: onClick,
      mousedown: onPress,
      keydown: onKey as (event: Event) => void,
      scroll: onScroll,
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

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it depends on the layout
    setBox(found && !isCovered ? boxOf(found.nodes) : undefined);
  }, [found, isCovered]);

  useEffect(() => {
    // What opened last is above everything else, such as an open menu.
    if (box && outline.current?.isConnected) {
      outline.current.showPopover();
    }
  }, [box]);

  if (!found || !box) {
    return null;
  }
  const {left, top, width, height} = box;
  return (
    <div
      ref={outline}
      popover="manual"
      aria-hidden="true"
      className={styles.outline}
      style={{
        left: left - gapPx,
        top: top - gapPx,
        width: width + 2 * gapPx,
        height: height + 2 * gapPx,
      }}>
      <span className={styles.label} data-inside={top < 32}>
        {labelOf(found, directory)}
      </span>
    </div>
  );
}
