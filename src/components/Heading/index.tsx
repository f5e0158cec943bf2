import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';

export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** A heading that registers its `id`, so that the build can report broken anchors. */
export default function Heading({
  as: Level,
  ...props
}: {as: HeadingLevel} & ComponentProps<HeadingLevel>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <Level {...props} />;
}
