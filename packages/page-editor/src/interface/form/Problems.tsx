import type {Diagnostic} from '@sitekit/content-check';
import type {ReactNode} from 'react';
import {WithCode} from './WithCode';
import styles from './styles.module.css';

/** What the check says about what is typed. */
export function Problems({diagnostics}: {diagnostics: readonly Diagnostic[]}): ReactNode {
  return (
    <div role="status">
      {diagnostics.length > 0 && (
        <ul className={styles.problems}>
          {diagnostics.map(({severity, message, hint, line, column}) => (
            <li key={`${line}:${column} ${message}`} data-severity={severity}>
              <strong>{severity === 'error' ? 'Error' : 'Warning'}:</strong>{' '}
              <WithCode>{message}</WithCode>
              {hint !== undefined && (
                <span className={styles.hint}>
                  {' '}
                  <WithCode>{hint}</WithCode>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
