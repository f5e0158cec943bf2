import {createContext} from 'react';

/** Whether a component is rendered in an island, whose function does what its effects do. */
export const InsideIsland = createContext(false);
