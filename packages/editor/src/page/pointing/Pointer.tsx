import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {domRangeOf, findAt, nodeAtPoint} from './findAt';
import type {Found} from './findAt';
import type {MarkObserver} from './MarkObserver';

/** The element that Docusaurus renders a page into. */
const pageRoot = '#__docusaurus';

/** A part of the page without texts that can be edited leads to none of the other parts. */
const landmarks = 'main, header, footer';

/** How far the button next to the frame is outside of it. */
const BUTTON_PX = 24;

/** What opened last is above everything else, such as an open menu. */
const showOnTop = (frame: HTMLElement | null): void => frame?.showPopover();

/** What can be edited at the pointer or the focus. */
function findFrom(event: Event, observer: MarkObserver): Found | undefined {
  const {target} = event;
  const root = document.querySelector(pageRoot);
  if (!(target instanceof Element) || !root?.contains(target)) {
    return undefined;
  }
  // A key that clicks has no position.
  const isAtPoint = event instanceof MouseEvent && event.clientX + event.clientY > 0;
  const point = isAtPoint ? event : target.getBoundingClientRect();
  const start = isAtPoint ? nodeAtPoint(point, target) : target;
  const landmark = target.closest(landmarks);
  return findAt(start, point, observer, landmark?.parentElement ?? root);
}

/** Lets a click with the Alt key follow a link. */
function followLink(event: MouseEvent, target: Element): void {
  const link = event.type === 'click' && target.closest('a');
  if (link) {
    // A router ignores a click with the Alt key, and some browsers download what it links to.
    event.preventDefault();
    event.stopPropagation();
    link.click();
  }
}

/** Calls back instead of what a click or a key would do on the page, except with the Alt key. */
function clicksInstead(onClick: (event: Event) => void): (event: Event) => void {
  let isFollowing = false;
  return (event) => {
    const {target, type} = event;
    if (!(target instanceof Element) || !target.closest(pageRoot) || isFollowing) {
      return;
    }
    if (event instanceof MouseEvent && event.altKey) {
      isFollowing = true;
      followLink(event, target);
      isFollowing = false;
      return;
    }
    // A drop-down would open before it's clicked.
    if (type !== 'mousedown' || target.closest('select')) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (type === 'click') {
      onClick(event);
    }
  };
}

type PointerProps = {session: EditSession; observer: MarkObserver};

/** What is framed; while this is on the page, clicks open what can be edited, and do nothing else. */
function usePointing({session, observer}: PointerProps): Found | undefined {
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    const frame = (event: Event) => {
      const isOwn = event.target instanceof Element && event.target.closest(`.${styles.frame}`);
      if (!isOwn) {
        setFound(findFrom(event, observer));
      }
    };
    const act = clicksInstead((event) => {
      const next = findFrom(event, observer);
      if (next) {
        const {fieldIds, shows} = next;
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        session.open({
          kind: 'edit',
          opening: {action: 'open', fieldIds, ...(shows && {shows})},
          ...(link && {link: {url: link.getAttribute('href'), text: link.textContent}}),
        });
      }
    });
    const listeners = {
      pointermove: frame,
      focusin: frame,
      click: act,
      submit: act,
      mousedown: act,
      scroll: () => setFound(undefined),
    };
    const controller = new AbortController();
    for (const [type, listener] of Object.entries(listeners)) {
      document.addEventListener(type, listener, {capture: true, signal: controller.signal});
    }
    return () => controller.abort();
  }, [session, observer]);

  return found;
}

/**
 * Frames what can be edited at the pointer or the focus, and opens what is clicked. Until the
 * editor is switched off, clicks do nothing else on the page, except with the Alt key.
 */
export function Pointer(props: PointerProps): ReactNode {
  const found = usePointing(props);
  if (!found) {
    return null;
  }
  const {left, right, top, width, height} = domRangeOf(found.node).getBoundingClientRect();
  const outside = Math.max(0, Math.min(BUTTON_PX, window.innerWidth - right - BUTTON_PX));
  const {fieldIds} = found;
  return (
    <div
      key={`${left} ${top}`}
      ref={showOnTop}
      popover="manual"
      aria-hidden="true"
      className={styles.frame}
      style={{left, top, width, height}}>
      {/* With the keyboard, the dialog has this button. */}
      <button
        type="button"
        tabIndex={-1}
        title="Insert something next to this"
        style={{insetInlineEnd: -outside}}
        onClick={() => props.session.open({kind: 'insert', fieldIds: [...fieldIds]})}>
        +
      </button>
    </div>
  );
}
