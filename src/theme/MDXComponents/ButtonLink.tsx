import type {ReactNode} from 'react';
import Button from '../../components/Button';
import type {ButtonLook} from '../../components/Button';

type Props = ButtonLook & {
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
export default function ButtonLink(props: Props): ReactNode {
  return <Button {...props} />;
}
