import clsx from 'clsx';
import styles from './styles.module.css';

/** How a button looks. */
export type ButtonLook = {
  /** How much it stands out: filled, tinted, or an outline alone; filled if it is left out. */
  variant?: 'primary' | 'secondary' | 'outline';
  /** Small, medium or large; medium if it is left out. */
  size?: 'sm' | 'md' | 'lg';
};

/** The classes of a button's look. */
export function buttonClass(
  {variant = 'primary', size = 'md'}: ButtonLook,
  className?: string,
): string {
  return clsx(styles.button, styles[variant], styles[size], className);
}
