import type {ReactNode} from 'react';
import type {InterfaceWords, Tool} from '../../content/schema';
import {useAttached} from '@sitekit/islands/useAttached';
import Button from '../Button';
import ToolCard from '../ToolCard';
import {attachToolCatalogue} from './attachToolCatalogue';
import {listSize} from './cardLists';
import {categoriesOf} from './categoriesOf';
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
  const comparedIds = compared.map(idOf);
  return (
    <div ref={useAttached<HTMLDivElement>(attachToolCatalogue)} className={styles.catalogue}>
      <label className={styles.search}>
        {words.search} {/* Servers refuse addresses of several thousand characters. */}
        <input
          className="control"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={words.searchExample}
        />
      </label>
      <div className={styles.filter} role="group" aria-label={words.filterLabel}>
        <button type="button" value="" aria-pressed>
          {words.all} <span>{total}</span>
        </button>
        {categoriesOf(tools).map((category) => (
          <button key={category} type="button" value={idOf(category)} aria-pressed={false}>
            {category} <span>{tools.filter((tool) => tool.category === category).length}</span>
          </button>
        ))}
      </div>
      <p
        className={styles.count}
        role="status"
        data-count={words.count}
        data-unknown={words.unknownCategory}>
        {words.count.replace('{shown}', total).replace('{total}', total)}
      </p>
      <p className={styles.nothing} hidden>
        {words.noMatch}{' '}
        <Button variant="outline" size="sm">
          {words.showAll}
        </Button>
      </p>
      {/* Several lists, so that browsers can skip those far from the viewport. */}
      <div>
        {Array.from({length: Math.ceil(tools.length / listSize)}, (_, part) => (
          <ul key={part} className={styles.grid}>
            {tools.slice(part * listSize, (part + 1) * listSize).map((tool) => (
              <li key={tool.id} id={`tool-${tool.id}`} data-category={idOf(tool.category)}>
                <ToolCard
                  tool={tool}
                  isCompared={comparedIds.includes(idOf(tool.name))}
                  words={words}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <div hidden />
    </div>
  );
}
