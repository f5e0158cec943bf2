import {useId} from 'react';
import type {ReactNode} from 'react';
import {labelOfUse} from '../formWords';
import type {RequestFor} from '../protocol';
import type {Diagnostic} from '@sitekit/content-check';
import {useTextOpener} from './panelTools';
import styles from './styles.module.css';

/** Pages and records have texts that can be edited. */
const contentFile = /\.(?:mdx?|yaml)$/;

type ProblemItemProps = {
  diagnostic: Diagnostic;
  /** Asks the server for something. */
  onAsk: (request: RequestFor<'fix' | 'addWord'>) => void;
};

/** A problem: where it is, how to fix it, and buttons that do. */
export default function ProblemItem({diagnostic, onAsk}: ProblemItemProps): ReactNode {
  const {file, line, column, severity, message, excerpt, hint} = diagnostic;
  const {fix, suggestions = [], unknownWord} = diagnostic;
  const problem = {file, line, column, message};
  const messageId = useId();
  const openText = useTextOpener();
  const button = (label: string, request: RequestFor<'fix' | 'addWord'>) => (
    <button key={label} type="button" aria-describedby={messageId} onClick={() => onAsk(request)}>
      {label}
    </button>
  );
  return (
    <li>
      <p>
        <code>
          {file}:{line}:{column}
        </code>{' '}
        {severity}
      </p>
      <p id={messageId}>
        <strong>{message}</strong>
      </p>
      {excerpt && (
        <p>
          <code>{excerpt}</code>
        </p>
      )}
      {hint && <p>{hint}</p>}
      <p className={styles.actions}>
        {openText && contentFile.test(file) && (
          <button
            type="button"
            aria-describedby={messageId}
            onClick={() => openText({file, line, column})}>
            Edit this text
          </button>
        )}
        {fix && button('Fix', {action: 'fix', problem, text: fix.text})}
        {suggestions.map(({text}) => button(labelOfUse(text), {action: 'fix', problem, text}))}
        {unknownWord !== undefined &&
          button('Add to dictionary', {action: 'addWord', word: unknownWord})}
      </p>
    </li>
  );
}
