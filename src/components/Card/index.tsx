import clsx from 'clsx';
import type {ComponentProps, ElementType, ReactNode} from 'react';
import styles from './styles.module.css';

type CardProps = ComponentProps<'div'> & {
  /** The element that it is in the page's outline: `li` in a list, and so on. */
  as?: ElementType;
  /** Rises a little under the pointer. */
  lift?: boolean;
};

/** A white, rounded sheet. */
export default function Card({
  as: Element = 'div',
  lift = false,
  className,
  ...props
}: CardProps): ReactNode {
  return <Element {...props} className={clsx(styles.card, lift && styles.lift, className)} />;
}
