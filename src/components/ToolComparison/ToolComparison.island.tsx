import island from '@sitekit/static-pages/island';
import {useRef} from 'react';
import type {CSSProperties, ReactNode} from 'react';
import {fill} from '../../content/fill';
import {useRevealed} from '../../hooks/useRevealed';
import {useScrollToShared} from '../../hooks/useScrollToShared';
import {columns, isSame, kindOf, labelOf} from './columns';
import type {Column, ComparedTool, ComparisonWords} from './columns';
import Facts from './Facts';
import Head, {SideHead} from './Head';
import Row from './Row';
import styles from './styles.module.css';
import Tray from './Tray';
import {useChoice} from './useChoice';
import {Words, useWords} from './words';

type ComparisonProps = {
  /** What the table compares, for screen readers. */
  caption: string;
  rows: readonly ComparedTool[];
  words: ComparisonWords;
};

const isShared = (parameters: URLSearchParams) => parameters.has('compare');

/** What is the same for all tools that are side by side. */
function Same({tool, same}: {tool: ComparedTool; same: readonly Column[]}): ReactNode {
  const words = useWords();
  return (
    <details className={styles.same}>
      <summary>{fill(words.same, {count: same.length})}</summary>
      <dl>
        {same.map((column) => (
          <div key={column.fields[0]}>
            <dt>{labelOf(column, words)}</dt>
            <dd>
              <Facts tool={tool} column={column} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What screen readers say after a click, and everyone sees if the address names what can't be compared. */
function Status({
  chosen,
  rest,
  isSide,
}: {
  chosen: readonly ComparedTool[];
  /** What the address names, but can't be compared. */
  rest: readonly string[];
  /** Whether the chosen tools are shown side by side. */
  isSide: boolean;
}): ReactNode {
  const {status} = useWords();
  const names = chosen.map(({name}) => name).join(', ');
  const text =
    rest.length > 0
      ? fill(status.notCompared, {tools: rest.join(', ')})
      : chosen.length > 0 && fill(status[isSide ? 'sideBySide' : 'chosen'], {tools: names});
  return (
    <p className={rest.length > 0 ? `${styles.unknown} message` : 'visually-hidden'} role="status">
      {text && <span key={text}>{text}</span>}
    </p>
  );
}

/** The table of the tools, and the tools that a visitor chose side by side. */
function Comparison({caption, rows, words}: ComparisonProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {chosen, isFull, isSide, hiddenTarget, rest, toggle, toggleSide} = useChoice(
    rows.map(({id}) => id),
  );
  const target = useRevealed<HTMLTableRowElement>(hiddenTarget);
  useScrollToShared(root, isShared);

  const showOther = () => {
    toggleSide();
    // What was pressed is only in one of the views.
    root.current?.focus({preventScroll: true});
    // The other view has another height.
    if (root.current && root.current.getBoundingClientRect().top < 0) {
      root.current.scrollIntoView();
    }
  };
  const chosenRows = rows.filter(({id}) => chosen.includes(id));
  const same = isSide ? columns.filter((column) => isSame(column, chosenRows)) : [];
  const shownColumns = columns.filter((column) => !same.includes(column));
  return (
    <Words value={words}>
      <div
        ref={root}
        className={styles.comparison}
        tabIndex={-1}
        data-side-by-side={isSide || undefined}>
        {isSide && (
          <button type="button" className={styles.back} onClick={showOther}>
            {words.showTable}
          </button>
        )}
        <Status chosen={chosenRows} rest={rest} isSide={isSide} />
        <div className={styles.frame}>
          <table
            style={{'--tools': chosen.length, '--facts': shownColumns.length} as CSSProperties}>
            <caption className="visually-hidden">{caption}</caption>
            <colgroup>
              <col />
              {columns.map(({fields, width}) => (
                <col key={fields[0]} style={{'--width': `${width}%`} as CSSProperties} />
              ))}
            </colgroup>
            {isSide ? <SideHead differing={shownColumns} /> : <Head />}
            {(['repository', 'apps'] as const).map((kind) => (
              <tbody key={kind}>
                <tr hidden={isSide}>
                  <th colSpan={columns.length + 1} scope="rowgroup" className={styles.kind}>
                    {words.kinds[kind]}
                  </th>
                </tr>
                {rows
                  .filter((tool) => kindOf(tool) === kind)
                  .map((tool) => (
                    <Row
                      key={tool.id}
                      ref={tool.id === hiddenTarget ? target : undefined}
                      tool={tool}
                      columns={shownColumns}
                      isChosen={chosen.includes(tool.id)}
                      isFull={isFull}
                      place={isSide ? chosen.indexOf(tool.id) + 1 : undefined}
                      onChoose={() => toggle(tool.id)}
                    />
                  ))}
              </tbody>
            ))}
          </table>
        </div>
        {chosenRows[0] && same.length > 0 && <Same tool={chosenRows[0]} same={same} />}
        {!isSide && chosenRows.length > 0 && (
          <Tray chosen={chosenRows} onRemove={toggle} onCompare={showOther} />
        )}
      </div>
    </Words>
  );
}

export default island('ToolComparison', Comparison);
