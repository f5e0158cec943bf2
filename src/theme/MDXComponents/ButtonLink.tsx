import type {ReactNode} from 'react';
import Button from '../../components/Button';
import type {ButtonLook} from '../../components/Button/buttonClass';

type Props = ButtonLook & {
  /** Where it leads: a page of this site, such as /contact, or a whole address. */
  to: string;
  children: ReactNode;
};

/**
 * A button that leads somewhere.
 *
 * @example
 * <Button to="/contact" size="lg">Schedule a Meeting</Button>
 */
export default function ButtonLink(props: Props): ReactNode {
  return <Button {...props} />;
}
