import type {Diagnostic} from '@sitekit/content-check';
import type {ReactNode} from 'react';
import {problemWords} from '../../problemWords';
import type {FieldProblem} from '../../protocol';
import styles from '../styles.module.css';

type ProblemsProps = {
  problems: readonly Pick<FieldProblem, 'diagnostic' | 'fixes'>[];
  /** The file that is edited; others are named. */
  edited?: string;
  id?: string;
  onFix?: (value: FieldProblem['fixes'][number]['value']) => void;
  onAddWord?: (word: string) => void;
};

const keyOf = ({file, line, column, message}: Diagnostic) => `${file}:${line}:${column} ${message}`;

/** What the check says about what is typed or sent, with buttons that fix it. */
export const ProblemList = ({problems, edited, id, onFix, onAddWord}: ProblemsProps): ReactNode => (
  <ul role="status" id={id} className={styles.problems}>
    {problems.map(({diagnostic, fixes}) => {
      const {severity, file, line, unknownWord} = diagnostic;
      const {message, hint} = problemWords(diagnostic);
      return (
        <li key={keyOf(diagnostic)} data-severity={severity}>
          <strong>{severity === 'error' ? 'Error' : 'Warning'}:</strong> {message}{' '}
          <span className={styles.hint}>
            {hint} {file !== edited && `${file}:${line}`}
          </span>
          {onFix && (
            <div className={styles.buttons}>
              {fixes.map(({label, value}) => (
                <button key={label} type="button" onClick={() => onFix(value)}>
                  {label}
                </button>
              ))}
              {unknownWord !== undefined && (
                <button type="button" onClick={() => onAddWord?.(unknownWord)}>
                  Add to dictionary
                </button>
              )}
            </div>
          )}
        </li>
      );
    })}
  </ul>
);
