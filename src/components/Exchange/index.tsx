import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A worked example of AI-assisted coding, from the request to the result.
 *
 * @canContain Turn
 * @example
 * <Exchange>
 *   <Turn title="The request">
 *
 *     > Write a function that greets a person by name.
 *
 *   </Turn>
 *   <Turn title="The draft">
 *
 *     The tool wrote this function.
 *
 *     ```js
 *     const greet = (name) => 'Hello ' + name;
 *     ```
 *
 *   </Turn>
 *   <Turn title="The review">
 *
 *     The comma was missing.
 *
 *     ```diff
 *     -const greet = (name) => 'Hello ' + name;
 *     +const greet = (name) => 'Hello, ' + name;
 *     ```
 *
 *   </Turn>
 * </Exchange>
 */
export default function Exchange({children}: {children: ReactNode}): ReactNode {
  return <ol className={styles.exchange}>{children}</ol>;
}
