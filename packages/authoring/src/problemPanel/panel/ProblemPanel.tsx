import type {ReactNode} from 'react';
import type {QuotedDiagnostic} from '../PanelReport';
import type {GroupedDiagnostics} from './groupByPage';
import styles from './styles.module.css';

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

function summaryOf({here, elsewhere}: GroupedDiagnostics): string {
  const errors = here.filter(({severity}) => severity === 'error').length;
  const warnings = here.length - errors;
  const others = elsewhere.reduce((sum, {count}) => sum + count, 0);
  const onThisPage = [
    errors > 0 && counted(errors, 'error'),
    warnings > 0 && counted(warnings, 'warning'),
  ];
  return [
    onThisPage.filter(Boolean).join(' and '),
    others > 0 && `${counted(others, 'problem')} on other pages`,
  ]
    .filter(Boolean)
    .join(', ');
}

function ProblemItem({diagnostic}: {diagnostic: QuotedDiagnostic}): ReactNode {
  const {file, line, column, severity, message, excerpt, hint} = diagnostic;
  return (
    <li className={styles.problem} data-severity={severity}>
      <p className={styles.location}>
        <code>
          {file}:{line}:{column}
        </code>
        <span>{severity}</span>
      </p>
      <p className={styles.message}>{message}</p>
      {excerpt && <code className={styles.excerpt}>{excerpt}</code>}
      {hint && <p className={styles.hint}>{hint}</p>}
    </li>
  );
}

/** Lists what to fix at the bottom of the window; empty when there are no problems. */
export default function ProblemPanel({
  contentFolder,
  here,
  elsewhere,
}: GroupedDiagnostics & {contentFolder: string}): ReactNode {
  const summary = summaryOf({here, elsewhere});
  const hasErrors = here.some(({severity}) => severity === 'error');
  return (
    <>
      {/* Screen readers announce changes only of a region that existed before. */}
      <p role="status" className={styles.screenReaderOnly}>
        {summary}
      </p>
      {summary && (
        <section
          className={styles.panel}
          data-errors={hasErrors}
          aria-label={`Problems in ${contentFolder}`}>
          <details open={hasErrors} className={styles.details}>
            <summary className={styles.summary}>{summary}</summary>
            <div className={styles.list} role="region" aria-label="What to fix" tabIndex={0}>
              {here.length > 0 && (
                <ol className={styles.problems}>
                  {here.map((diagnostic, index) => (
                    <ProblemItem key={index} diagnostic={diagnostic} />
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
