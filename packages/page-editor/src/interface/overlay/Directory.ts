import type {BlockId, BlockInfo, PlaceId, PlaceInfo} from '../../protocol';
import type {Ask} from '../session/Ask';

/** What the server said about places and blocks. */
export class Directory {
  readonly #ask: Ask;
  readonly #places = new Map<PlaceId, PlaceInfo>();
  readonly #blocks = new Map<BlockId, BlockInfo>();
  /** Those that the server was asked for, whether it knew them or not. */
  readonly #asked = new Set<PlaceId>();
  #pending = 0;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Whether nothing that was asked for is still missing. */
  get isComplete(): boolean {
    return this.#pending === 0;
  }

  place(id: PlaceId): PlaceInfo | undefined {
    return this.#places.get(id);
  }

  block(id: BlockId): BlockInfo | undefined {
    return this.#blocks.get(id);
  }

  /** Asks for what it doesn't know yet. Calls back when there is an answer. */
  load(ids: Iterable<PlaceId>, onLoad: () => void): void {
    const unknown = [...new Set(ids)].filter((id) => !this.#asked.has(id));
    if (unknown.length === 0) {
      return;
    }
    unknown.forEach((id) => this.#asked.add(id));
    this.#pending += 1;
    this.#ask({action: 'places', ids: unknown})
      .then(({places, blocks}) => {
        places.forEach((place) => this.#places.set(place.id, place));
        blocks.forEach((block) => this.#blocks.set(block.id, block));
      })
      .catch(() => {
        // The next change of the page asks again.
        unknown.forEach((id) => this.#asked.delete(id));
      })
      .finally(() => {
        this.#pending -= 1;
        onLoad();
      });
  }
}
