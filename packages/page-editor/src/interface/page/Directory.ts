import type {BlockId, BlockInfo, PlaceId, PlaceInfo} from '../../protocol';
import type {Ask} from '../session';

/** After a failed request, how long until the next one. */
const retryAfterMs = 5_000;

/** What the server said about places and blocks. */
export class Directory {
  readonly #ask: Ask;
  readonly #places = new Map<PlaceId, PlaceInfo>();
  readonly #blocks = new Map<BlockId, BlockInfo>();
  /** Those that the server was asked for, whether it knew them or not. */
  readonly #asked = new Set<PlaceId>();

  /** Settles when the server has answered the last request. */
  ready: Promise<void> = Promise.resolve();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  place(id: PlaceId): PlaceInfo | undefined {
    return this.#places.get(id);
  }

  block(id: BlockId): BlockInfo | undefined {
    return this.#blocks.get(id);
  }

  /** Asks for what it doesn't know yet. */
  load(ids: Iterable<PlaceId>): Promise<void> {
    const earlier = this.ready;
    this.ready = this.#load(ids).then(() => earlier);
    return this.ready;
  }

  async #load(ids: Iterable<PlaceId>): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !this.#asked.has(id));
    if (unknown.length === 0) {
      return;
    }
    unknown.forEach((id) => this.#asked.add(id));
    try {
      const {places, blocks} = await this.#ask({action: 'places', ids: unknown});
      places.forEach((place) => this.#places.set(place.id, place));
      blocks.forEach((block) => this.#blocks.set(block.id, block));
    } catch {
      setTimeout(() => {
        unknown.forEach((id) => this.#asked.delete(id));
        void this.load(unknown);
      }, retryAfterMs);
    }
  }
}
