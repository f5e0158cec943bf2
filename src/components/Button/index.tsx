import type {ComponentProps, ReactNode} from 'react';
import Link from '../Link';
import {buttonClass} from './buttonClass';
import type {ButtonLook} from './buttonClass';

export type ButtonProps = ButtonLook &
  (({to: string} & ComponentProps<typeof Link>) | ({to?: undefined} & ComponentProps<'button'>));

/** A button, or, with `to`, a link that looks like one. */
export default function Button({variant, size, className, ...props}: ButtonProps): ReactNode {
  const classes = buttonClass({variant, size}, className);
  return props.to === undefined ? (
    <button type="button" {...props} className={classes} />
  ) : (
    <Link {...props} className={classes} />
  );
}
