import {keepAcrossReloads} from '../developmentServer';

/** The pages as they were when they last had no errors. Paths are from the project's root. */
export class LastGoodPages {
  readonly #texts = new Map<string, string>();
  readonly #shown = new Set<string>();

  /** The pages that are shown as they were, because they have errors now. */
  get shown(): string[] {
    return Array.from(this.#shown).sort();
  }

  /** Remembers a page without errors. */
  keep(path: string, text: string): void {
    this.#texts.set(path, text);
    this.#shown.delete(path);
  }

  /** @returns undefined when the page had errors since the server started */
  show(path: string): string | undefined {
    const text = this.#texts.get(path);
    if (text !== undefined) {
      this.#shown.add(path);
    }
    return text;
  }
}

/** Those of the running server. */
export const lastGoodPages = (): LastGoodPages =>
  keepAcrossReloads('last-good-pages', () => new LastGoodPages());
