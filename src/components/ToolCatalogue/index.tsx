import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useAttached} from '@sitekit/islands/useAttached';
import type {ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';
import Button from '../Button';
import LoadFailure from '../LoadFailure';
import ToolCard from '../ToolCard';
import {attachToolCatalogue} from './attachToolCatalogue';
import {idOf} from './idOf';
import styles from './styles.module.css';

/**
 * Cards for all tools in `data/tools.yaml`, with a search and buttons that filter them by category.
 *
 * @example
 * <ToolCatalogue />
 */
export default function ToolCatalogue(): ReactNode {
  const {tools, comparison, uiTexts} = useRecords();
  const {withBaseUrl} = useBaseUrlUtils();
  const words = uiTexts.toolCatalogue;
  const total = String(tools.length);
  const categories = Array.from(new Set(tools.map(({category}) => category)));
  const comparedIds = comparison.map(({name}) => idOf(name));
  return (
    <div ref={useAttached<HTMLDivElement>(attachToolCatalogue)} className={styles.catalogue}>
      <LoadFailure text={uiTexts.loadFailure.toolCatalogue} />
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
              {...tool}
              image={withBaseUrl(tool.image)}
              isCompared={comparedIds.includes(idOf(tool.name))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
