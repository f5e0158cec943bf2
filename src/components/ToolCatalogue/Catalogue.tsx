import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import type {Tool, UiTexts} from '../../content/schema';
import Button from '../Button';
import ToolCard from '../ToolCard';
import type {ToolCardProps} from '../ToolCard';
import CategoryFilter from './CategoryFilter';
import {highlightMatches} from './highlightMatches';
import {idOf} from './idOf';
import styles from './styles.module.css';
import {useCatalogue} from './useCatalogue';
import {useReveal} from './useReveal';

type CatalogueProps = {
  tools: readonly Tool[];
  /** The ids of the tools that have a row in the comparison. */
  compared: readonly string[];
  words: UiTexts['toolCatalogue'] & ToolCardProps['words'];
};

/** What is repeated of a category that doesn't exist. */
const maxUnknownChars = 60;

/** The search, the filter and the cards, whose view is in the address. */
export default function Catalogue({tools, compared, words}: CatalogueProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const allButton = useRef<HTMLButtonElement>(null);
  const cards = useRef(new Map<string, HTMLLIElement>());
  const catalogue = useCatalogue(tools, cards);
  const {typed, category, searchWords, matching, shown} = catalogue;

  useReveal(
    (id) => cards.current.get(id.replace(/^tool-/, ''))?.hidden === true,
    catalogue.showAllAt,
  );
  useEffect(() => {
    const elements = shown
      .map(({id}) => cards.current.get(id))
      .filter((card) => card !== undefined);
    highlightMatches(elements, searchWords);
  });
  useEffect(() => {
    // Whoever opens a shared view wants to see it.
    const parameters = new URLSearchParams(location.search);
    const isShared = parameters.has('category') || parameters.has('q');
    if (isShared && !parameters.has('compare') && !location.hash && !scrollY) {
      root.current?.scrollIntoView();
    }
  }, []);

  const isShown = new Set(shown);
  const count = words.count
    .replace('{shown}', String(shown.length))
    .replace('{total}', String(tools.length));
  const unknown = category.unknown.slice(0, maxUnknownChars);
  const status = unknown
    ? `${words.unknownCategory.replace('{category}', () => unknown)} ${count}`
    : count;
  return (
    <div ref={root} className={styles.catalogue}>
      <label className={styles.search}>
        {words.search} {/* Servers refuse addresses of several thousand characters. */}
        <input
          className="control"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={words.searchExample}
          value={typed}
          onFocus={catalogue.readCards}
          onChange={(event) => catalogue.search(event.target.value)}
        />
      </label>
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
      <ul className={styles.grid}>
        {tools.map((tool) => (
          <li
            key={tool.id}
            id={`tool-${tool.id}`}
            data-category={idOf(tool.category)}
            hidden={!isShown.has(tool)}
            ref={(element) => {
              if (element) {
                cards.current.set(tool.id, element);
              }
            }}>
            <ToolCard tool={tool} isCompared={compared.includes(tool.id)} words={words} />
          </li>
        ))}
      </ul>
    </div>
  );
}
