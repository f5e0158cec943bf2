import access from '@generated/editor/access.json';
import sumBy from 'lodash/sumBy';
import {Fragment, useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import type {RequestFor, Saved} from '../protocol';
import type {PanelReport} from '../server/check/PanelReport';
import type {GroupedDiagnostics} from './groupByPage';
import ProblemItem from './ProblemItem';
import {PageIsReplaced, askServer, onChange, tellChange, usePanelTools} from './panelTools';
import styles from './styles.module.css';

export type ProblemPanelProps = GroupedDiagnostics &
  Pick<PanelReport, 'contentFolder' | 'isChecked' | 'failure'> & {
    /** Whether the open page is shown as it was before its errors, or something else is. */
    isReplaced: boolean;
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
function stateOf(
  summary: string,
  {failure, isChecked}: Pick<PanelReport, 'failure' | 'isChecked'>,
) {
  const unknown = failure === undefined ? 'Checking…' : 'The last check failed';
  return [summary, isChecked ? !summary && 'No problems' : unknown].filter(Boolean).join(' · ');
}

/** What other parts of the development server have added to the panel. */
function Tools({isReplaced}: Pick<ProblemPanelProps, 'isReplaced'>): ReactNode {
  const tools = usePanelTools();
  return (
    tools.length > 0 && (
      <div className={styles.tools}>
        <PageIsReplaced value={isReplaced}>
          {tools.map((tool, index) => (
            <Fragment key={index}>{tool}</Fragment>
          ))}
        </PageIsReplaced>
      </div>
    )
  );
}

/** Lists what to fix, and fixes it on request. */
export default function ProblemPanel(props: ProblemPanelProps): ReactNode {
  const {contentFolder, here, elsewhere, failure} = props;
  const [wish, setWish] = useState(() => localStorage.getItem(storageKey));
  const [answer, setAnswer] = useState('');
  const list = useRef<HTMLDivElement>(null);

  // A tool can undo what the answer says.
  useEffect(() => onChange(() => setAnswer('')), []);

  const errors = here.filter(({severity}) => severity === 'error').length;
  const summary = summaryOf(errors, here.length - errors, sumBy(elsewhere, 'count'));
  const isOpen = wish === null ? errors > 0 : wish === 'open';

  function toggle() {
    const next = isOpen ? 'closed' : 'open';
    setWish(next);
    localStorage.setItem(storageKey, next);
  }

  async function ask(request: RequestFor<'fix' | 'addWord'>) {
    setAnswer('One moment…');
    const {message} = await askServer<Saved>(access, request).catch(
      (error: unknown) => error as Error,
    );
    tellChange();
    setAnswer(message);
    // The button may be gone, with the focus.
    list.current?.focus();
  }

  return (
    <section
      className={styles.panel}
      data-errors={errors > 0}
      aria-label={`Problems in ${contentFolder}`}>
      {/* Screen readers announce changes only of a region that existed before. */}
      <p role="status" className={styles.screenReaderOnly}>
        {[answer, failure, summary].filter(Boolean).join(' ')}
      </p>
      <button type="button" className={styles.summary} aria-expanded={isOpen} onClick={toggle}>
        <span aria-hidden="true">{isOpen ? '▾ ' : '▸ '}</span>
        {stateOf(summary, props)}
      </button>
      {isOpen && (
        <div className={styles.list} ref={list} role="region" aria-label="What to fix" tabIndex={0}>
          {answer && <p>{answer}</p>}
          {failure !== undefined && (
            <p>The last check failed, so this list can be out of date. {failure}</p>
          )}
          <ol>
            {here.map((diagnostic) => (
              <ProblemItem
                key={`${diagnostic.file}:${diagnostic.line}:${diagnostic.column} ${diagnostic.message}`}
                diagnostic={diagnostic}
                onAsk={(request) => void ask(request)}
              />
            ))}
            {elsewhere.map(({file, address, count}) => (
              <li key={file}>
                {counted(count, 'problem')} in <a href={address}>{file}</a>
              </li>
            ))}
          </ol>
          {props.isReplaced && (
            <p>You don’t see the newest version of this page until its errors are fixed.</p>
          )}
        </div>
      )}
      <Tools isReplaced={props.isReplaced} />
    </section>
  );
}
