import type {ComponentProps, ReactNode} from 'react';
import {buttonClasses} from '.';
import type {ButtonLook} from '.';
import Link from '../Link';

/** A link that looks like a button, with the props of any link. */
export function LinkAsButton({
  variant,
  size,
  className,
  ...props
}: ButtonLook & ComponentProps<typeof Link>): ReactNode {
  return <Link {...props} className={buttonClasses({variant, size}, className)} />;
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
export default function ButtonLink(props: ButtonLinkProps): ReactNode {
  return <LinkAsButton {...props} />;
}
