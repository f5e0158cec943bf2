import {useRef} from 'react';
import type {ReactNode} from 'react';
import type {Tool} from '../../content/schema';
import Button from '../Button';
import type {CatalogueWords} from '../ToolCard';
import Cards from './Cards';
import CategoryFilter from './CategoryFilter';
import SearchField from './SearchField';
import styles from './styles.module.css';
import {useCatalogue} from './useCatalogue';
import {useReveal} from './useReveal';
import {useSharedView} from './useSharedView';

type CatalogueProps = {
  tools: readonly Tool[];
  /** The ids of the tools that have a row in the comparison. */
  compared: readonly string[];
  words: CatalogueWords;
};

/** What is repeated of a category that doesn't exist. */
const maxUnknownChars = 60;

/** Of a view with a comparison, the comparison is what was shared. */
const isShared = (parameters: URLSearchParams) =>
  !parameters.has('compare') && (parameters.has('category') || parameters.has('q'));

/** The search, the filter and the cards, whose view is in the address. */
export default function Catalogue({tools, compared, words}: CatalogueProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const allButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const {category, matching, shown, ...catalogue} = useCatalogue(tools, list);

  useSharedView(root, isShared);
  useReveal(
    (id) => tools.some((tool) => id === `tool-${tool.id}` && !shown.includes(tool)),
    catalogue.showAllAt,
  );

  const unknown = category.unknown.slice(0, maxUnknownChars);
  const status = [
    ...(unknown ? [words.unknownCategory.replace('{category}', () => unknown)] : []),
    words.count.replace('{shown}', `${shown.length}`).replace('{total}', `${tools.length}`),
  ].join(' ');
  return (
    <div ref={root} className={styles.catalogue}>
      <SearchField
        value={catalogue.typed}
        onFocus={catalogue.readCards}
        onChange={catalogue.search}
        words={words}
      />
      <CategoryFilter
        tools={tools}
        matching={matching}
        chosen={category.id}
        onChoose={catalogue.choose}
        allButton={allButton}
        words={words}
      />
      <p className={styles.count} role="status">
        <span key={status}>{status}</span>
      </p>
      <p className={styles.nothing} hidden={shown.length > 0}>
        {words.noMatch}{' '}
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            catalogue.showAll();
            allButton.current?.focus();
          }}>
          {words.showAll}
        </Button>
      </p>
      <Cards
        tools={tools}
        shown={shown}
        searchWords={catalogue.searchWords}
        compared={compared}
        list={list}
        words={words}
      />
    </div>
  );
}
