import clsx from 'clsx';
import {Children, isValidElement} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type SectionLayout = 'stack' | 'split' | 'chapter';

/** The parts of a section, with those that are in one column in a container. */
function Parts({layout, children}: {layout: SectionLayout; children: ReactNode[]}): ReactNode {
  if (layout === 'split') {
    return (
      <>
        <div className={styles.section}>{children.slice(0, -1)}</div>
        {children.at(-1)}
      </>
    );
  }
  if (layout === 'chapter') {
    const isText = (part: ReactNode) => isValidElement(part) && part.type === 'p';
    const found = children.findIndex((part, index) => index > 0 && !isText(part));
    const rest = found < 0 ? children.length : found;
    return (
      <>
        <div className={styles.head}>{children.slice(0, rest)}</div>
        {children.slice(rest)}
      </>
    );
  }
  return children;
}

/**
 * A section of a page: a `## heading`, an introduction and the content. It can contain other sections.
 *
 * @example
 * <Section tone="mist">
 *
 *   ## The title of this section
 *
 *   One sentence to introduce it.
 *
 *   The content of the section: text, a list, cards.
 *
 * </Section>
 */
export default function Section({
  tone = 'paper',
  layout = 'stack',
  children,
}: {
  /** The background: white (`paper`, the default), lightly tinted (`mist`) or dark (`ink`). */
  tone?: 'paper' | 'mist' | 'ink';
  /**
   * One column (`stack`, the default), the last element on the right (`split`), or the heading and the
   * paragraphs after it above all the rest (`chapter`), with a `<BenefitGrid>` at its end on the right.
   * In the last two, what is bold right after the `## heading` is in large type.
   */
  layout?: SectionLayout;
  children: ReactNode;
}): ReactNode {
  return (
    <section
      className={clsx(
        styles.section,
        styles[tone],
        tone === 'ink' && 'dark',
        layout !== 'stack' && styles[layout],
      )}
      data-band={tone}>
      <Parts layout={layout}>{Children.toArray(children)}</Parts>
    </section>
  );
}
