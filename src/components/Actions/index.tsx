import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A row of buttons.
 *
 * @canContain Button
 * @example
 * <Actions>
 *   <Button to="/benefits" size="lg">Explore Benefits</Button>
 *   <Button to="/process" variant="outline" size="lg">View Implementation</Button>
 * </Actions>
 */
export default function Actions({children}: {children: ReactNode}): ReactNode {
  return <div className={`${styles.actions} screen-only`}>{children}</div>;
}
