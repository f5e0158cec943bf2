import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A component that links can lead to. `src/remark/anchors.ts` sets its `id`. */
export type Anchored = {
  /** The end of the address of links to it: `quicker-start`. Made of the title if it's missing. */
  id?: string;
};

/**
 * Registers an anchor, so that the build can report links to missing ones.
 *
 * @returns the anchor
 */
export function useAnchor<Id extends string | undefined>(id: Id): Id {
  useBrokenLinks().collectAnchor(id);
  return id;
}
