/** Enough to compile a change, or for a check that loads its dictionary, on a busy machine. */
export const patience = {timeout: 60_000};
