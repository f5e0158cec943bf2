import type * as Cspell from 'cspell-lib' with {'resolution-mode': 'import'};

/** Loads cspell on first use, since that is slow. */
export declare function loadCspell(): Promise<typeof Cspell>;
