import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {buttonClasses} from '.';
import type {ButtonLook} from '.';
import Link from '../Link';

type ButtonLinkProps = ButtonLook & {
  /** Where the button goes: a page on this site (`/contact`) or a full address. */
  to: string;
  children: ReactNode;
};

/**
 * A link that looks like a button. On paper, a `<Banner>` shows its full address.
 *
 * @example
 * <Button to="/contact" size="lg">Schedule a Meeting</Button>
 */
export default function ButtonLink({variant, size, ...props}: ButtonLinkProps): ReactNode {
  const address = useBaseUrl(props.to, {absolute: true});
  return <Link {...props} className={buttonClasses({variant, size})} data-address={address} />;
}
