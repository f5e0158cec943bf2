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

/** What opened last is above everything else, such as an open menu. */
const showOnTop = (outline: HTMLElement | null): void => outline?.showPopover();

type PointerProps = {session: EditSession; observer: MarkObserver};

/**
 * Outlines what can be edited at the pointer or the focus, and opens what is clicked. Until the
 * editor is switched off, clicks do nothing else on the page, except with the Alt key.
 */
export function Pointer({session, observer}: PointerProps): ReactNode {
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    const findFrom = (event: Event): Found | undefined => {
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
    };
    const outline = (event: Event) => setFound(findFrom(event));
    let isFollowing = false;
    const act = (event: Event) => {
      const {target, type} = event;
      const isOnPage = target instanceof Element && target.closest(pageRoot);
      if (!isOnPage || isFollowing) {
        return;
      }
      if (event instanceof MouseEvent && event.altKey) {
        const link = type === 'click' && target.closest('a');
        if (link) {
          // A router ignores a click with the Alt key, and some browsers download what it links to.
          event.preventDefault();
          event.stopPropagation();
          isFollowing = true;
          link.click();
          isFollowing = false;
        }
        return;
      }
      // A drop-down would open before it's clicked.
      if (type !== 'mousedown' || target.closest('select')) {
        event.preventDefault();
        event.stopPropagation();
      }
      const next = type === 'click' ? findFrom(event) : undefined;
      if (next) {
        const {places, shows} = next;
        session.open({kind: 'edit', opening: {action: 'open', places, ...(shows && {shows})}});
      }
    };
    const listeners = {
      pointermove: outline,
      focusin: outline,
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

  if (!found) {
    return null;
  }
  const {left, top, width, height} = domRangeOf(found.node).getBoundingClientRect();
  return (
    <div
      key={`${left} ${top}`}
      ref={showOnTop}
      popover="manual"
      aria-hidden="true"
      className={styles.outline}
      style={{left, top, width, height}}
    />
  );
}
