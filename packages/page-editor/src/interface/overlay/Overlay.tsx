import {useMemo, useRef, useState} from 'react';
import type {MouseEvent, ReactNode} from 'react';
import type {MarkObserver} from '../marks/MarkObserver';
import type {EditSession} from '../session/EditSession';
import {useStore} from '../session/Store';
import type {Directory} from './Directory';
import {sourceLabel} from './findTargets';
import styles from './styles.module.css';
import {useAbovePopovers} from './useAbovePopovers';
import {useKeptFocus} from './useKeptFocus';
import {useTargets} from './useTargets';
import type {PlacedTarget} from './useTargets';
import {isClickable} from './visibleBox';

/** Longer texts are cut off in the names of buttons. */
const MAX_NAME_CHARS = 60;

const labelHeightPx = 28;

type OverlayProps = {
  session: EditSession;
  observer: MarkObserver;
  directory: Directory;
};

const labelOf = (target: PlacedTarget): string =>
  target.kind === 'computed' ? 'Computed, so it can’t be edited' : sourceLabel(target.source);

function nameOf(target: PlacedTarget): string {
  const {kind, text} = target;
  const excerpt = text.length > MAX_NAME_CHARS ? `${text.slice(0, MAX_NAME_CHARS)}…` : text;
  const label = kind === 'computed' ? labelOf(target) : `Edit ${labelOf(target)}`;
  return [label, excerpt].filter(Boolean).join(': ');
}

/** Clicks what is below the overlay, as if it weren't there. */
function clickBelow({clientX, clientY, currentTarget}: MouseEvent<HTMLElement>): void {
  const layer = currentTarget.parentElement;
  const below = document
    .elementsFromPoint(clientX, clientY)
    .find((element): element is HTMLElement => !layer?.contains(element));
  below?.click();
}

/** A button over everything that can be edited, and one that says so over what can't. */
export function Overlay({session, observer, directory}: OverlayProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const targets = useTargets(observer, directory, layer);
  const [labeledKey, setLabeledKey] = useState<string>();
  const labeled = targets.find(({key}) => key === labeledKey);

  const keepFocus = useKeptFocus(layer, targets, useStore(session.opened) !== undefined);
  useAbovePopovers(layer);

  // There are hundreds, so they aren't rendered again when only the label changes.
  const buttons = useMemo(() => {
    const open = (target: PlacedTarget, event: MouseEvent<HTMLElement>) => {
      if (event.altKey) {
        clickBelow(event);
      } else if (target.kind !== 'computed') {
        const {id, kind, element} = target;
        session.opened.set(kind === 'place' ? {place: id, element} : {block: id, element});
      }
    };
    return targets.map((target) => {
      const {key, box, depth, kind} = target;
      return (
        <button
          key={key}
          type="button"
          className={isClickable(box) ? styles.target : styles.unseenTarget}
          data-kind={kind}
          style={{
            left: box.left,
            top: box.top,
            width: box.right - box.left,
            height: box.bottom - box.top,
            zIndex: depth,
          }}
          aria-label={nameOf(target)}
          aria-disabled={kind === 'computed' || undefined}
          onClick={(event) => open(target, event)}
          onFocus={() => {
            keepFocus(target);
            setLabeledKey(key);
          }}
          onBlur={() => setLabeledKey(undefined)}
          onPointerEnter={() => setLabeledKey(key)}
          onPointerLeave={() => setLabeledKey(undefined)}
        />
      );
    });
  }, [targets, session, keepFocus]);

  return (
    <div ref={layer} className={styles.layer}>
      {buttons}
      {labeled && (
        <span
          aria-hidden="true"
          className={styles.label}
          data-inside={labeled.box.top < window.scrollY + labelHeightPx}
          style={{left: Math.max(labeled.box.left, 0), top: labeled.box.top}}>
          {labelOf(labeled)}
        </span>
      )}
    </div>
  );
}
