import {useState} from 'react';

/** In an order in which each move also leaves the top or the bottom, for narrow windows. */
const corners = ['bottom right', 'top left', 'bottom left', 'top right'] as const;

type Dock = {
  corner: (typeof corners)[number];
  /** Whether the author closed the panel, which then stays closed when there are errors. */
  isMinimized: boolean;
};

const storageKey = 'authoring-panel';

function readDock(): Dock {
  const initial: Dock = {corner: corners[0], isMinimized: false};
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Dock>;
    return {...initial, ...stored};
  } catch {
    // The browser keeps nothing, or something else is stored there.
    return initial;
  }
}

/** Where the panel is, which the browser remembers. */
export function useDock() {
  const [dock, setDock] = useState(readDock);

  const change = (changes: Partial<Dock>) => {
    const next = {...dock, ...changes};
    setDock(next);
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // It's only forgotten on reload.
    }
  };

  const following = corners[(corners.indexOf(dock.corner) + 1) % corners.length] ?? corners[0];
  return {
    ...dock,
    following,
    move: () => change({corner: following}),
    setMinimized: (isMinimized: boolean) => change({isMinimized}),
  };
}
