/**
 * Loads a TypeScript module, and what it imports.
 *
 * @param path absolute, with its extension
 */
export declare function loadTypeScript(path: string): unknown;
