import {useId} from 'react';
import type {ReactNode} from 'react';
import type {PanelRequest, QuotedDiagnostic} from '../PanelReport';
import styles from './styles.module.css';

type ProblemItemProps = {
  diagnostic: QuotedDiagnostic;
  /** Asks the server for something. */
  onAsk: (request: PanelRequest) => void;
};

/** A problem: where it is, how to fix it, and buttons that do. */
export default function ProblemItem({diagnostic, onAsk}: ProblemItemProps): ReactNode {
  const {file, line, column, severity, message, excerpt, hint} = diagnostic;
  const {choices = [], unknownWord} = diagnostic;
  const messageId = useId();
  const button = (label: string, request: PanelRequest) => (
    <button key={label} type="button" aria-describedby={messageId} onClick={() => onAsk(request)}>
      {label}
    </button>
  );
  return (
    <li className={styles.problem} data-severity={severity}>
      <p className={styles.location}>
        <code>
          {file}:{line}:{column}
        </code>
        <span>{severity}</span>
      </p>
      <p className={styles.message} id={messageId}>
        {message}
      </p>
      {excerpt && <code className={styles.excerpt}>{excerpt}</code>}
      {hint && <p className={styles.hint}>{hint}</p>}
      <p className={styles.actions}>
        {choices.map(({replacement, text}) =>
          button(`Use “${replacement}”`, {
            action: 'fix',
            problem: {file, line, column, message},
            text,
          }),
        )}
        {unknownWord !== undefined &&
          button('Add to dictionary', {action: 'addWord', word: unknownWord})}
        {button('Open in editor', {action: 'open', file, line, column})}
      </p>
    </li>
  );
}
