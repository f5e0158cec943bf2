import {useEffect, useRef} from 'react';
import type {CSSProperties, FocusEvent, ReactNode} from 'react';
import NameWords from '../NameWords';
import Table from '../Table';
import {useReveal} from '../ToolCatalogue/useReveal';
import {useSharedView} from '../ToolCatalogue/useSharedView';
import ChoiceBar from './ChoiceBar';
import {columnsIn} from './columns';
import type {ComparedTool, ComparisonWords} from './columns';
import Head from './Head';
import Row from './Row';
import styles from './styles.module.css';
import {useComparison} from './useComparison';

type ComparisonProps = {
  /** What the table compares, for screen readers. */
  caption: string;
  rows: readonly ComparedTool[];
  words: ComparisonWords;
};

/** Chromium leaves what has the focus where it is if a pixel of it can be seen. */
const showFocused = ({target}: FocusEvent): void => {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }
};

const isShared = (parameters: URLSearchParams) => parameters.has('compare');

/** The table of the tools, which can be sorted, and the tools that a visitor chose side by side. */
export default function Comparison({caption, rows, words}: ComparisonProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const lastView = useRef(false);
  const {sorted, body, chosen, isSide, isFull, ...comparison} = useComparison(rows, words);

  useSharedView(root, isShared);
  useReveal(
    (id) => isSide && id.startsWith('compare-') && !chosen.includes(id.replace('compare-', '')),
    comparison.showTableAt,
  );
  useEffect(() => {
    // Not for the first view, which a visitor can have scrolled already.
    if (scroller.current && isSide !== lastView.current) {
      scroller.current.scrollLeft = 0;
    }
    lastView.current = isSide;
  }, [isSide]);

  const showOther = () => {
    comparison.toggleSide();
    // The other view has another height.
    if (root.current && root.current.getBoundingClientRect().top < 0) {
      root.current.scrollIntoView();
    }
  };
  return (
    <div ref={root} className={styles.comparison} data-side-by-side={isSide || undefined}>
      <div className={styles.controls}>
        <p className="quiet">{words.hint}</p>
        <NameWords id="sort" text={words.sortBy} />
        <NameWords id="compare" text={words.compare} />
      </div>
      <Table label={caption} scroller={scroller} className={styles.table} onFocus={showFocused}>
        <caption className="visually-hidden">{caption}</caption>
        <Head sorting={comparison.sorting} onSort={comparison.sortBy} words={words} />
        <tbody ref={body} style={{'--rows': columnsIn(words).length} as CSSProperties}>
          {sorted.map((tool) => (
            <Row
              key={tool.id}
              tool={tool}
              words={words}
              isChosen={chosen.includes(tool.id)}
              isFull={isFull}
              isCard={isSide}
              onChoose={() => comparison.toggle(tool.id)}
            />
          ))}
        </tbody>
      </Table>
      <ChoiceBar
        status={comparison.status}
        isDisabled={chosen.length < 2}
        label={isSide ? words.showTable : words.sideBySide}
        onPress={showOther}
      />
    </div>
  );
}
