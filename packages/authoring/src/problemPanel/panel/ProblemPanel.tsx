import type {ReactNode} from 'react';
import type {ShownDiagnostic} from '../ContentReport';
import type {SortedProblems} from './sortProblems';
import styles from './styles.module.css';

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

function summaryOf({here, elsewhere}: SortedProblems): string {
  const errors = here.filter((problem) => problem.severity === 'error').length;
  const warnings = here.length - errors;
  const others = elsewhere.reduce((sum, {count}) => sum + count, 0);
  const onThisPage = [
    errors > 0 && counted(errors, 'problem'),
    warnings > 0 && counted(warnings, 'warning'),
  ];
  return [
    onThisPage.filter(Boolean).join(' and '),
    others > 0 && `${counted(others, 'problem')} on other pages`,
  ]
    .filter(Boolean)
    .join(', ');
}

function ProblemItem({problem}: {problem: ShownDiagnostic}): ReactNode {
  const {file, line, column, message, excerpt, hint} = problem;
  return (
    <li className={styles.problem} data-severity={problem.severity}>
      <p className={styles.place}>
        <code>
          {file}:{line}:{column}
        </code>
        <span className={styles.severity}>{problem.severity}</span>
      </p>
      <p className={styles.message}>{message}</p>
      {excerpt && <code className={styles.excerpt}>{excerpt}</code>}
      {hint && <p className={styles.mend}>{hint}</p>}
    </li>
  );
}

/** Says what has to be mended, at the edge of the window; nothing when all is well. */
export default function ProblemPanel(problems: SortedProblems): ReactNode {
  const {here, elsewhere} = problems;
  const summary = summaryOf(problems);
  const isUrgent = here.some((problem) => problem.severity === 'error');
  return (
    <>
      {/* There before it has something to say, or it would not be read out. */}
      <p role="status" className="visually-hidden">
        {summary}
      </p>
      {summary && (
        <section
          className={styles.panel}
          data-urgent={isUrgent}
          aria-label="Problems in docs-content">
          <details open={isUrgent} className={styles.details}>
            <summary className={styles.summary}>{summary}</summary>
            <div className={styles.list} role="region" aria-label="What to mend" tabIndex={0}>
              {here.length > 0 && (
                <ol className={styles.problems}>
                  {here.map((problem, index) => (
                    <ProblemItem key={index} problem={problem} />
                  ))}
                </ol>
              )}
              {elsewhere.length > 0 && (
                <ul className={styles.elsewhere}>
                  {elsewhere.map(({file, address, count}) => (
                    <li key={file}>
                      {counted(count, 'problem')} in <a href={address}>{file}</a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </details>
        </section>
      )}
    </>
  );
}
