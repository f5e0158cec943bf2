import type {Diagnostic} from '@sitekit/content-check';
import {useId} from 'react';
import type {ReactNode} from 'react';
import {labelOfUse} from '../problemWords';
import styles from '../page/styles.module.css';
import type {RequestFor} from '../protocol';

/** Pages and records have texts that can be edited. */
const contentFile = /\.(?:mdx?|yaml)$/;

type ProblemItemProps = {
  diagnostic: Diagnostic;
  /** Opens the text that has the problem. */
  onEdit: (diagnostic: Diagnostic) => void;
  onFix: (request: RequestFor<'fix' | 'addWord'>) => Promise<void>;
};

/** A problem: where it is, how to fix it, and buttons that do. */
export function ProblemItem({diagnostic, onEdit, onFix}: ProblemItemProps): ReactNode {
  const {file, line, column, severity, message, excerpt, hint} = diagnostic;
  const {fix, suggestions = [], unknownWord, isUnreadable} = diagnostic;
  const isText = contentFile.test(file) && !isUnreadable;
  const problem = {file, line, column, message};
  const messageId = useId();
  const button = (label: string, onClick: () => void) => (
    <button key={label} type="button" aria-describedby={messageId} onClick={onClick}>
      {label}
    </button>
  );
  const replaceWith = (text: string) => () => void onFix({action: 'fix', problem, text});
  return (
    <li>
      <p id={messageId}>
        {severity === 'error' ? 'Error' : 'Warning'}: <strong>{message}</strong>
      </p>
      {hint && <p>{hint}</p>}
      {isUnreadable && (
        <p>
          This can’t be edited here. Open {file} in an editor, and go to line {line}.
        </p>
      )}
      {/* What to do comes before where it is, so that it's in view where there is little room. */}
      <p className={styles.buttons}>
        {isText && button('Edit this text', () => onEdit(diagnostic))}
        {fix && button('Fix', replaceWith(fix.text))}
        {suggestions.map(({text}) => button(labelOfUse(text), replaceWith(text)))}
        {unknownWord !== undefined &&
          button('Add to dictionary', () => void onFix({action: 'addWord', word: unknownWord}))}
      </p>
      {excerpt && (
        <p>
          <code>{excerpt}</code>
        </p>
      )}
      <p>
        <code>
          {file}:{line}:{column}
        </code>
      </p>
    </li>
  );
}
