import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';
import styles from './styles.module.css';

export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/**
 * A heading. Those below the page's title end with a link to themselves, as in Docusaurus's own theme.
 */
export default function Heading({
  as: Level,
  children,
  ...props
}: {as: HeadingLevel} & ComponentProps<HeadingLevel>): ReactNode {
  const id = useAnchor(props.id);
  const {headingLink} = useRecords().uiTexts;
  if (Level === 'h1' || !id) {
    return <Level {...props}>{children}</Level>;
  }
  const [textId, linkId] = [`${id}-text`, `${id}-link`];
  return (
    // The heading's own name doesn't include that of the link.
    <Level {...props} aria-labelledby={textId}>
      <span id={textId}>{children}</span>
      <a
        id={linkId}
        className={`${styles.link} screen-only`}
        href={`#${id}`}
        aria-label={headingLink}
        aria-labelledby={`${linkId} ${textId}`}
      />
    </Level>
  );
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
