import type {CSSProperties} from 'react';

type Size = {width: number; height: number};
type Anchor = {left: number; top: number; bottom: number};

const gapPx = 8;
/** Less room than this is too little for a text box and its buttons. */
const minRoomPx = 320;

/** Where a dialog goes: below or above what it's about, wherever there is more room. */
export function placeNextTo(anchor: Anchor, dialogWidth: number, viewport: Size): CSSProperties {
  const left = Math.max(gapPx, Math.min(anchor.left, viewport.width - dialogWidth - gapPx));
  const below = viewport.height - anchor.bottom - 2 * gapPx;
  const above = anchor.top - 2 * gapPx;
  if (Math.max(below, above) < minRoomPx) {
    return {left, top: gapPx, maxHeight: viewport.height - 2 * gapPx};
  }
  return below >= Math.min(above, minRoomPx)
    ? {left, top: anchor.bottom + gapPx, maxHeight: below}
    : {left, bottom: viewport.height - anchor.top + gapPx, maxHeight: above};
}
