import clsx from 'clsx';
import {Children} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

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
   * One column (`stack`, the default), the last element on the right (`split`) or on the left
   * (`aside`), or the heading on the left of all the rest (`chapter`).
   */
  layout?: 'stack' | 'split' | 'aside' | 'chapter';
  children: ReactNode;
}): ReactNode {
  const isSplit = layout === 'split';
  const parts = Children.toArray(children);
  return (
    <section
      className={clsx(
        styles.section,
        styles[tone],
        tone === 'ink' && 'dark',
        isSplit && styles.split,
        layout === 'aside' && styles.aside,
        layout === 'chapter' && styles.chapter,
      )}
      data-band={tone}>
      {isSplit ? <div className={styles.section}>{parts.slice(0, -1)}</div> : children}
      {isSplit && parts.at(-1)}
    </section>
  );
}
