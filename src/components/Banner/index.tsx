import clsx from 'clsx';
import type {ReactNode} from 'react';
import {childrenOf} from '../childrenOf';
import PilotPlan from '../PilotPlan';
import styles from './styles.module.css';

/**
 * A closing call to action: a `## heading`, a sentence and a `<Button>`. Where there is room, a
 * `<PilotPlan />` at its end is to the right of them. On paper, it’s only there with that plan.
 *
 * @example
 * <Banner>
 *
 *   ## Ready to try it?
 *
 *   Bring one project, and we’ll look at it together.
 *
 *   <Button to="/contact" size="lg">Schedule a Meeting</Button>
 *
 * </Banner>
 */
export default function Banner({children}: {children: ReactNode}): ReactNode {
  const hasPlan = childrenOf(PilotPlan, children).length > 0;
  return (
    <section className={clsx(styles.banner, !hasPlan && 'screen-only')} data-band="wash">
      {children}
    </section>
  );
}
