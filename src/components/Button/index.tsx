import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export type ButtonLook = {
  /** How the button looks: filled (`primary`, the default), tinted (`secondary`) or outlined (`outline`). */
  variant?: 'primary' | 'secondary' | 'outline';
  /** Small (`sm`), medium (`md`, the default) or large (`lg`). */
  size?: 'sm' | 'md' | 'lg';
};

/** The classes of a button, or of a link that looks like one. */
export const buttonClasses = (
  {variant = 'primary', size = 'md'}: ButtonLook,
  className?: string,
): string => clsx(styles.button, styles[variant], styles[size], className);

/** A button. `ButtonLink` is a link that looks like one. */
export default function Button({
  variant,
  size,
  className,
  ...props
}: ButtonLook & ComponentProps<'button'>): ReactNode {
  return <button type="button" {...props} className={buttonClasses({variant, size}, className)} />;
}
