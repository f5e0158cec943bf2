import {createContext} from 'react';

/** Whether a component is rendered in an island, where its effects run in the browser. */
export const InsideIsland = createContext(false);
