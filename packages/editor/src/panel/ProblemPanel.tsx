import sumBy from 'lodash/sumBy';
import {useRef, useState} from 'react';
import type {ReactNode} from 'react';
import type {PanelReport} from '../server/check/PanelReport';
import {EditTools} from '../page/EditTools';
import type {MarkObserver} from '../page/pointing/MarkObserver';
import {useSession} from '../page/session';
import type {EditSession} from '../page/session';
import styles from '../page/styles.module.css';
import {isAddressOf} from '../isAddressOf';
import {groupByPage} from './groupByPage';
import {ProblemItem} from './ProblemItem';

type ProblemPanelProps = {
  report: PanelReport;
  /** The path of the address that the browser shows. */
  path: string;
  session: EditSession;
  observer: MarkObserver;
};

/** Remembers whether the author wants to see the list; without a wish, it's open for errors. */
const storageKey = 'problem-panel';

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How many problems there are: `1 error, 2 problems on other pages`. */
const summaryOf = (errors: number, warnings: number, others: number): string =>
  [
    errors > 0 && counted(errors, 'error'),
    warnings > 0 && counted(warnings, 'warning'),
    others > 0 && `${counted(others, 'problem')} on other pages`,
  ]
    .filter(Boolean)
    .join(', ');

/** What is known of the content as it is now. */
function stateOf(summary: string, {failure, isChecked}: PanelReport) {
  const unknown = failure === undefined ? 'Checking…' : 'The last check failed';
  return [summary, isChecked ? !summary && 'No problems' : unknown].filter(Boolean).join(' · ');
}

/** Lists what to fix, fixes it on request, and has the tools that edit the page. */
export function ProblemPanel({report, path, session, observer}: ProblemPanelProps): ReactNode {
  const {contentFolder, failure, replaced, addresses} = report;
  const {here, elsewhere} = groupByPage(report, path);
  /** Whether the open page is shown as it was before its errors, or something else is. */
  const isReplaced = replaced.some((file) => isAddressOf(addresses[file], path));
  const {news, busy} = useSession(session);
  const [wish, setWish] = useState(() => localStorage.getItem(storageKey));
  const list = useRef<HTMLDivElement>(null);

  const errors = here.filter(({severity}) => severity === 'error').length;
  const summary = summaryOf(errors, here.length - errors, sumBy(elsewhere, 'count'));
  const isOpen = wish === null ? errors > 0 : wish === 'open';

  const toggle = () => {
    const next = isOpen ? 'closed' : 'open';
    setWish(next);
    localStorage.setItem(storageKey, next);
  };

  return (
    <section
      className={styles.panel}
      data-errors={errors > 0}
      aria-label={`Problems in ${contentFolder}`}>
      {/* Screen readers announce changes only of a region that existed before. */}
      <p role="status" className={styles.screenReaderOnly}>
        {[failure, summary].filter(Boolean).join(' ')}
      </p>
      <button type="button" className={styles.summary} aria-expanded={isOpen} onClick={toggle}>
        <span aria-hidden="true">{isOpen ? '▾ ' : '▸ '}</span>
        {stateOf(summary, report)}
      </button>
      {isOpen && (
        <div className={styles.list} ref={list} role="region" aria-label="What to fix" tabIndex={0}>
          {failure !== undefined && (
            <p>The last check failed, so this list can be out of date. {failure}</p>
          )}
          <ol>
            {here.map((diagnostic) => (
              <ProblemItem
                key={`${diagnostic.file}:${diagnostic.line}:${diagnostic.column} ${diagnostic.message}`}
                diagnostic={diagnostic}
                onEdit={({file, line, column}) =>
                  session.open({kind: 'edit', opening: {action: 'openProblem', file, line, column}})
                }
                onFix={async (request) => {
                  await session.change(request, 'One moment…');
                  // The button may be gone, with the focus.
                  list.current?.focus();
                }}
              />
            ))}
            {elsewhere.map(({file, address, count}) => (
              <li key={file}>
                {counted(count, 'problem')} in <a href={address}>{file}</a>
              </li>
            ))}
          </ol>
          {isReplaced && (
            <p>You don’t see the newest version of this page until its errors are fixed.</p>
          )}
        </div>
      )}
      <EditTools session={session} observer={observer} isReplaced={isReplaced} />
      <p role="status" className={styles.news}>
        {busy || news}
      </p>
    </section>
  );
}
