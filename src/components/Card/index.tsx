import clsx from 'clsx';
import type {ComponentProps, ElementType, ReactNode} from 'react';
import styles from './styles.module.css';

type CardProps = ComponentProps<'div'> & {
  /** The HTML element to render, such as `li` in a list. */
  as?: ElementType;
  /** Lifts the card slightly on hover. */
  lift?: boolean;
};

/** A white box with rounded corners. */
export default function Card({
  as: Element = 'div',
  lift = false,
  className,
  ...props
}: CardProps): ReactNode {
  return <Element {...props} className={clsx(styles.card, lift && styles.lift, className)} />;
}
