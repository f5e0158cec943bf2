import {Fragment, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import type {PanelAnswer, PanelReport, PanelRequest} from '../PanelReport';
import {askServer} from './askServer';
import type {GroupedDiagnostics} from './groupByPage';
import ProblemItem from './ProblemItem';
import {usePanelTools} from './panelTools';
import styles from './styles.module.css';
import {useDock} from './useDock';

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

export type ProblemPanelProps = GroupedDiagnostics &
  Pick<PanelReport, 'contentFolder' | 'isChecked' | 'failure' | 'endpoint' | 'gallery'> & {
    /** Whether any problem, on any page, has a fix that needs no person's judgment. */
    canFixAll: boolean;
    /** Whether the open page is shown as it was before its errors. */
    isLastGood: boolean;
  };

/** Lists what to fix, fixes it on request, and undoes that; a tab in a corner without errors. */
export default function ProblemPanel(props: ProblemPanelProps): ReactNode {
  const {contentFolder, here, elsewhere, failure, endpoint, gallery} = props;
  const dock = useDock();
  const tools = usePanelTools();
  const [isOpened, setOpened] = useState(false);
  const [news, setNews] = useState('');
  const [canUndo, setCanUndo] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const lastAnswer = useRef<Promise<PanelAnswer>>(Promise.resolve({message: ''}));
  const summary = summaryOf(props);
  const hasErrors = here.some(({severity}) => severity === 'error');
  const isOpen = isOpened || (hasErrors && !dock.isMinimized);

  async function ask(request: PanelRequest) {
    setNews('One moment…');
    lastAnswer.current = lastAnswer.current.then(() => askServer(endpoint, request));
    const answer = await lastAnswer.current;
    setNews(answer.message);
    // An answer that says why nothing was done leaves what can be undone as it was.
    setCanUndo((before) => answer.canUndo ?? before);
    // The button may be gone, with the focus.
    list.current?.focus();
  }

  const toggle = () => {
    setOpened(!isOpen);
    dock.setMinimized(isOpen);
  };

  return (
    <>
      {/* Screen readers announce changes only of a region that existed before. */}
      <p role="status" className={styles.screenReaderOnly}>
        {[news, failure, summary].filter(Boolean).join(' ')}
      </p>
      <section
        className={styles.panel}
        data-errors={hasErrors}
        data-corner={dock.corner}
        aria-label={`Problems in ${contentFolder}`}>
        <details open={isOpen} className={styles.details}>
          <summary
            className={styles.summary}
            onClick={(event) => {
              event.preventDefault();
              toggle();
            }}>
            {summary || (props.isChecked ? 'No problems' : 'Checking…')}
          </summary>
          <div
            className={styles.list}
            ref={list}
            role="region"
            aria-label="What to fix"
            tabIndex={0}>
            {news && <p className={styles.news}>{news}</p>}
            {failure !== undefined && (
              <p>The last check failed, so this list can be out of date. {failure}</p>
            )}
            {props.isLastGood && (
              <p>
                You see this page as it was before its errors. It’s updated when they are fixed.
              </p>
            )}
            {here.length > 0 && (
              <ol className={styles.problems}>
                {here.map((diagnostic) => (
                  <ProblemItem
                    key={`${diagnostic.file}:${diagnostic.line}:${diagnostic.column} ${diagnostic.message}`}
                    diagnostic={diagnostic}
                    onAsk={(request) => void ask(request)}
                  />
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
            <p className={styles.actions}>
              {canUndo && (
                <button type="button" onClick={() => void ask({action: 'undo'})}>
                  Undo
                </button>
              )}
              {props.canFixAll && (
                <button type="button" onClick={() => void ask({action: 'fixAll'})}>
                  Fix all safe ones
                </button>
              )}
              {gallery !== undefined && <a href={gallery}>Components and icons</a>}
            </p>
          </div>
        </details>
        {tools.length > 0 && (
          <div className={styles.tools}>
            {tools.map((tool, index) => (
              <Fragment key={index}>{tool}</Fragment>
            ))}
          </div>
        )}
        <button
          type="button"
          className={styles.move}
          aria-label={`Move to the ${dock.following}`}
          title={`Move to the ${dock.following}`}
          onClick={dock.move}>
          <span aria-hidden="true">⤢</span>
        </button>
      </section>
    </>
  );
}
