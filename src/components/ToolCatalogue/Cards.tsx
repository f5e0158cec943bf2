import {useEffect} from 'react';
import type {ReactNode, RefObject} from 'react';
import type {Tool} from '../../content/schema';
import ToolCard from '../ToolCard';
import type {CatalogueWords} from '../ToolCard';
import {highlightMatches} from './highlightMatches';
import styles from './styles.module.css';

type CardsProps = {
  tools: readonly Tool[];
  shown: readonly Tool[];
  /** The words that are marked in the cards, in lower case. */
  searchWords: readonly string[];
  /** The ids of the tools that have a row in the comparison. */
  compared: readonly string[];
  list: RefObject<HTMLUListElement | null>;
  words: CatalogueWords;
};

/** The cards of all tools, of which those that aren't shown are hidden. */
export default function Cards({
  tools,
  shown,
  searchWords,
  compared,
  list,
  words,
}: CardsProps): ReactNode {
  useEffect(() => {
    const cards = Array.from(list.current?.children ?? []) as HTMLElement[];
    highlightMatches(
      cards.filter(({hidden}) => !hidden),
      searchWords,
    );
  });

  const isShown = new Set(shown);
  return (
    <ul ref={list} className={styles.grid}>
      {tools.map((tool) => (
        <li key={tool.id} id={`tool-${tool.id}`} hidden={!isShown.has(tool)}>
          <ToolCard tool={tool} isCompared={compared.includes(tool.id)} words={words} />
        </li>
      ))}
    </ul>
  );
}
