import clsx from 'clsx';
import {Children, isValidElement} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import PilotPlan from '../PilotPlan';
import styles from './styles.module.css';

/**
 * A closing call to action: a `## heading`, a sentence and a `<Button>`. Where there is room, a
 * `<PilotPlan />` at its end is to the right of them. On paper, it’s only there with a whole plan.
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
  const hasWholePlan = Children.toArray(children).some(
    (child) =>
      isValidElement<ComponentProps<typeof PilotPlan>>(child) &&
      child.type === PilotPlan &&
      !child.props.short,
  );
  return (
    <section className={clsx(styles.banner, !hasWholePlan && 'screen-only')} data-band="wash">
      {children}
    </section>
  );
}
