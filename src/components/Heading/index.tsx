import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';

export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** A heading that registers its `id`, so that the build can report broken anchors. */
export default function Heading({
  as: Level,
  ...props
}: {as: HeadingLevel} & ComponentProps<HeadingLevel>): ReactNode {
  useAnchor(props.id);
  return <Level {...props} />;
}

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
