import type {ReactNode} from 'react';
import type {InterfaceWords, Tool} from '../../content/schema';
import {useAttached} from '@sitekit/islands/useAttached';
import Button from '../Button';
import ToolCard from '../ToolCard';
import {attachToolCatalogue} from './attachToolCatalogue';
import {idOf} from './idOf';
import styles from './styles.module.css';

export type ToolCatalogueProps = {
  tools: readonly Tool[];
  /** The names of the tools in the comparison, which their cards link to. */
  compared: readonly string[];
  words: InterfaceWords['toolCatalogue'];
};

/**
 * All tools as cards. `attachToolCatalogue` makes the search and the buttons filter them; without
 * JavaScript, neither is shown.
 */
export default function ToolCatalogue({tools, compared, words}: ToolCatalogueProps): ReactNode {
  const total = String(tools.length);
  const categories = Array.from(new Set(tools.map(({category}) => category)));
  const comparedIds = compared.map(idOf);
  return (
    <div ref={useAttached<HTMLDivElement>(attachToolCatalogue)} className={styles.catalogue}>
      <label className={styles.search}>
        {words.search} {/* Servers refuse addresses of several thousand characters. */}
        <input
          className="control"
          data-part="search"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={words.searchExample}
        />
      </label>
      <div className={styles.filter} data-part="filter" role="group" aria-label={words.filterLabel}>
        <button type="button" value="" aria-pressed>
          {words.all} <span>{total}</span>
        </button>
        {categories.map((category) => (
          <button key={category} type="button" value={idOf(category)} aria-pressed={false}>
            {category} <span>{tools.filter((tool) => tool.category === category).length}</span>
          </button>
        ))}
      </div>
      <p
        className={styles.count}
        data-part="status"
        role="status"
        data-count={words.count}
        data-unknown={words.unknownCategory}>
        {words.count.replace('{shown}', total).replace('{total}', total)}
      </p>
      <p className={styles.nothing} data-part="nothing" hidden>
        {words.noMatch}{' '}
        <Button variant="outline" size="sm" data-part="showAll">
          {words.showAll}
        </Button>
      </p>
      <ul className={styles.grid} data-part="list">
        {tools.map((tool) => (
          <li key={tool.id} id={`tool-${tool.id}`} data-category={idOf(tool.category)}>
            <ToolCard
              tool={tool}
              isCompared={comparedIds.includes(idOf(tool.name))}
              words={words}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
