import clsx from 'clsx';
import styles from './styles.module.css';

export type ButtonLook = {
  /** How the button looks: filled (`primary`, the default), tinted (`secondary`) or `outline`. */
  variant?: 'primary' | 'secondary' | 'outline';
  /** Small (`sm`), medium (`md`, the default) or large (`lg`). */
  size?: 'sm' | 'md' | 'lg';
};

/** The class names for a button or a link that looks like one. */
export function buttonClass(
  {variant = 'primary', size = 'md'}: ButtonLook,
  className?: string,
): string {
  return clsx(styles.button, styles[variant], styles[size], className);
}
