import type {PlaceId, PlaceInfo} from '../../protocol';
import type {Ask} from '../session';

/** After a failed request, how long until the next one. */
const retryAfterMs = 5_000;

/** What the server said about places. */
export class Directory {
  readonly #ask: Ask;
  readonly #places = new Map<PlaceId, PlaceInfo>();
  /** Those that the server was asked for, whether it knew them or not. */
  readonly #asked = new Set<PlaceId>();

  /** Settles when the server has answered all requests. */
  ready: Promise<unknown> = Promise.resolve();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  place(id: PlaceId): PlaceInfo | undefined {
    return this.#places.get(id);
  }

  /** Asks for what it doesn't know yet. */
  load(ids: Iterable<PlaceId>): void {
    const unknown = [...new Set(ids)].filter((id) => !this.#asked.has(id));
    if (unknown.length > 0) {
      this.ready = Promise.all([this.ready, this.#load(unknown)]);
    }
  }

  async #load(ids: readonly PlaceId[]): Promise<void> {
    ids.forEach((id) => this.#asked.add(id));
    try {
      const places = await this.#ask({action: 'places', ids: [...ids]});
      places.forEach((place) => this.#places.set(place.id, place));
    } catch {
      setTimeout(() => {
        ids.forEach((id) => this.#asked.delete(id));
        this.load(ids);
      }, retryAfterMs);
    }
  }
}
