import clsx from 'clsx';
import styles from './styles.module.css';

/** How a button looks. */
export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'outline';
  size?: 'sm' | 'md' | 'lg';
};

/** The classes of a button's look. */
export function buttonClass(
  {variant = 'primary', size = 'md'}: ButtonLook,
  className?: string,
): string {
  return clsx(styles.button, styles[variant], styles[size], className);
}
