import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A section of a page: a `## heading`, an introduction and the content.
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
  /** The background: white (`paper`, the default) or lightly tinted (`mist`). */
  tone?: 'paper' | 'mist';
  /** `split` puts the last element of the section on the right and everything else on the left. */
  layout?: 'stack' | 'split';
  children: ReactNode;
}): ReactNode {
  return (
    <section className={clsx(styles.section, styles[tone], styles[layout])} data-band={tone}>
      {children}
    </section>
  );
}
