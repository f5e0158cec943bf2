import {useEffect, useRef, useState} from 'react';
import type {CSSProperties, ReactNode} from 'react';
import Button from '../Button';
import Table from '../Table';
import {useReveal} from '../ToolCatalogue/useReveal';
import type {Column, ComparedTool, ComparisonWords, Field} from './columns';
import Head from './Head';
import Row from './Row';
import {statusText} from './statusText';
import type {Announced} from './statusText';
import styles from './styles.module.css';
import {useChoice} from './useChoice';
import {useSorting} from './useSorting';

type ComparisonProps = {
  /** What the table compares, for screen readers. */
  caption: string;
  rows: readonly ComparedTool[];
  words: ComparisonWords;
};

/** The table of the tools, which can be sorted, and the tools that a visitor chose side by side. */
export default function Comparison({caption, rows, words}: ComparisonProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const choice = useChoice(rows.map(({id}) => id));
  const {chosen, isSide, isFull} = choice;
  const {sorting, sorted, sortBy} = useSorting(rows, words);
  const [announced, setAnnounced] = useState<Announced>('address');

  useReveal(
    (id) => isSide && id.startsWith('compare-') && !chosen.includes(id.replace('compare-', '')),
    choice.showTableAt,
  );
  useEffect(() => {
    // Whoever opens a shared view wants to see it.
    if (new URLSearchParams(location.search).has('compare') && !location.hash && !scrollY) {
      root.current?.scrollIntoView();
    }
  }, []);
  useEffect(() => {
    if (scroller.current) {
      scroller.current.scrollLeft = 0;
    }
  }, [isSide]);

  const columns = Object.keys(words.columns) as Column[];
  const fields = columns.filter((column): column is Field => column !== 'name');
  const status = statusText(announced, {
    sorting,
    isSide,
    names: rows.filter(({id}) => chosen.includes(id)).map(({name}) => name),
    rest: choice.rest,
    words,
  });
  const showOther = () => {
    choice.toggleSide();
    setAnnounced('address');
    // The other view has another height.
    if (root.current && root.current.getBoundingClientRect().top < 0) {
      root.current.scrollIntoView();
    }
  };
  return (
    <div ref={root} className={styles.comparison} data-side-by-side={isSide || undefined}>
      <div className={styles.controls}>
        <p className="quiet">{words.hint}</p>
      </div>
      <Table label={caption} scroller={scroller} className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <Head
          columns={columns}
          sorting={sorting}
          onSort={(column) => {
            sortBy(column);
            setAnnounced('order');
          }}
          words={words}
        />
        <tbody style={{'--rows': columns.length} as CSSProperties}>
          {sorted.map((tool) => (
            <Row
              key={tool.id}
              tool={tool}
              fields={fields}
              words={words}
              isChosen={chosen.includes(tool.id)}
              isFull={isFull}
              isHidden={isSide && !chosen.includes(tool.id)}
              isCard={isSide}
              onChoose={(id) => {
                choice.toggle(id);
                setAnnounced('choice');
              }}
            />
          ))}
        </tbody>
      </Table>
      <div className={styles.choice}>
        <p className="quiet" role="status">
          {status && <span key={status}>{status}</span>}
        </p>
        <Button variant="outline" size="sm" disabled={chosen.length < 2} onClick={showOther}>
          <span>{words.sideBySide}</span>
          <span>{words.showTable}</span>
        </Button>
      </div>
    </div>
  );
}
