import island from '@sitekit/static-pages/island';
import {useRef} from 'react';
import type {CSSProperties, ReactNode} from 'react';
import {useRevealed} from '../../hooks/useRevealed';
import {useScrollToShared} from '../../hooks/useScrollToShared';
import Table from '../Table';
import {columnsIn} from './columns';
import type {ComparedTool, ComparisonWords} from './columns';
import Row from './Row';
import styles from './styles.module.css';
import Tray from './Tray';
import {useChoice} from './useChoice';
import {Words} from './words';

type ComparisonProps = {
  /** What the table compares, for screen readers. */
  caption: string;
  rows: readonly ComparedTool[];
  words: ComparisonWords;
};

const isShared = (parameters: URLSearchParams) => parameters.has('compare');

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
    // The other view has another height.
    if (root.current && root.current.getBoundingClientRect().top < 0) {
      root.current.scrollIntoView();
    }
  };
  return (
    <Words value={words}>
      <div ref={root} className={styles.comparison} data-side-by-side={isSide || undefined}>
        <div className={styles.controls}>
          <p className="quiet">{words.hint}</p>
        </div>
        <Table label={caption} className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columnsIn(words).map((column) => (
                <th key={column} scope="col">
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody style={{'--rows': columnsIn(words).length} as CSSProperties}>
            {rows.map((tool) => (
              <Row
                key={tool.id}
                ref={tool.id === hiddenTarget ? target : undefined}
                tool={tool}
                isChosen={chosen.includes(tool.id)}
                isFull={isFull}
                isCard={isSide}
                onChoose={() => toggle(tool.id)}
              />
            ))}
          </tbody>
        </Table>
        <Tray
          chosen={rows.filter(({id}) => chosen.includes(id)).map(({name}) => name)}
          rest={rest}
          isSide={isSide}
          onPress={showOther}
        />
      </div>
    </Words>
  );
}

export default island('ToolComparison', Comparison);
