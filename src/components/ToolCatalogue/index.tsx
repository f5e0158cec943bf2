import {useMemo, useState} from 'react';
import type {ReactNode} from 'react';
import type {InterfaceWords, Tool, ToolCategory} from '../../content/schema';
import ToolCard from '../ToolCard';
import {categoriesOf} from './categoriesOf';
import styles from './styles.module.css';

export type ToolCatalogueProps = {
  tools: readonly Tool[];
  words: InterfaceWords['toolCatalogue'];
};

/** All tools as cards, with buttons that filter them by category. */
export default function ToolCatalogue({tools, words}: ToolCatalogueProps): ReactNode {
  const [category, setCategory] = useState<ToolCategory | 'all'>('all');
  const isShown = (tool: Tool) => category === 'all' || tool.category === category;
  const filters = [
    {value: 'all' as const, label: words.all},
    ...categoriesOf(tools).map((value) => ({value, label: value})),
  ];
  // Filtering reuses the cards, so it stays fast with thousands of tools.
  const cards = useMemo(
    () => tools.map((tool) => <ToolCard key={tool.id} tool={tool} words={words} />),
    [tools, words],
  );
  const count = words.count
    .replace('{shown}', String(tools.filter(isShown).length))
    .replace('{total}', String(tools.length));
  return (
    <div>
      <div className={styles.filter} role="group" aria-label={words.filterLabel}>
        {filters.map(({value, label}) => (
          <button
            key={value}
            type="button"
            aria-pressed={category === value}
            onClick={() => setCategory(value)}>
            {label}
          </button>
        ))}
      </div>
      <p className={styles.count} role="status">
        {/* A translator replaces the text in it, so a new count needs a new element. */}
        <span key={count}>{count}</span>
      </p>
      <ul className={styles.grid}>
        {tools.map((tool, index) => (
          <li key={tool.id} hidden={!isShown(tool)}>
            {cards[index]}
          </li>
        ))}
      </ul>
    </div>
  );
}
