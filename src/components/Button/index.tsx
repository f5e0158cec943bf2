import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import Link from '../Link';
import styles from './styles.module.css';

type ButtonLook = {
  /** How the button looks: filled (`primary`, the default), tinted (`secondary`) or `outline`. */
  variant?: 'primary' | 'secondary' | 'outline';
  /** Small (`sm`), medium (`md`, the default) or large (`lg`). */
  size?: 'sm' | 'md' | 'lg';
};

type ButtonProps = ButtonLook &
  (({to: string} & ComponentProps<typeof Link>) | ({to?: undefined} & ComponentProps<'button'>));

/** A button, or, with `to`, a link that looks like one. */
export default function Button({
  variant = 'primary',
  size = 'md',
  className,
  ...props
}: ButtonProps): ReactNode {
  const classes = clsx(styles.button, styles[variant], styles[size], className);
  return props.to === undefined ? (
    <button type="button" {...props} className={classes} />
  ) : (
    <Link {...props} className={classes} />
  );
}

type ButtonLinkProps = ButtonLook & {
  /** Where the button goes: a page on this site (`/contact`) or a full address. */
  to: string;
  children: ReactNode;
};

/**
 * A link that looks like a button.
 *
 * @example
 * <Button to="/contact" size="lg">Schedule a Meeting</Button>
 */
export function ButtonLink(props: ButtonLinkProps): ReactNode {
  return <Button {...props} />;
}
