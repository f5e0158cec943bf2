import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A part of a page: a `## heading`, a lead, and what belongs to them.
 *
 * @example
 * <Section tone="mist">
 *
 *   ## What this part is about
 *
 *   One sentence that leads into it.
 *
 *   Whatever belongs here: text, a list, cards.
 *
 * </Section>
 */
export default function Section({
  tone = 'paper',
  layout = 'stack',
  children,
}: {
  /** The ground: white, or lightly tinted. */
  tone?: 'paper' | 'mist';
  /** `split` sets heading and lead on the left and the last thing of the section on the right. */
  layout?: 'stack' | 'split';
  children: ReactNode;
}): ReactNode {
  return (
    <section className={clsx(styles.section, styles[tone], styles[layout])} data-band={tone}>
      {children}
    </section>
  );
}
