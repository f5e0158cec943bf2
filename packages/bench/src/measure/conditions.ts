/** How many times slower the processor is made. */
export const throttlingRate = 4;

/** How long the pointer rests on a link before the click. */
export const hoverMs = 1200;
