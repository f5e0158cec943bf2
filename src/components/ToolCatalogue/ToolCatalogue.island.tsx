import island from '@sitekit/static-pages/island';
import {useRef} from 'react';
import type {ReactNode} from 'react';
import {fill} from '../../content/fill';
import type {UiTexts} from '../../content/schema';
import {setParameters, useAddress} from '../../hooks/useAddress';
import {useRevealed} from '../../hooks/useRevealed';
import {useScrollToShared} from '../../hooks/useScrollToShared';
import {idOf} from '../../tools/idOf';
import CategoryFilter from './CategoryFilter';
import styles from './styles.module.css';
import ToolCard from './ToolCard';
import type {ListedTool} from './ToolCard';

type CatalogueProps = {
  tools: readonly ListedTool[];
  /** The ids of the tools that have a row in the comparison. */
  compared: readonly string[];
  words: UiTexts['toolCatalogue'];
  /** What is said of a link that opens in a new tab. */
  newTab: string;
};

/** What is repeated of a category that doesn't exist. */
const maxUnknownChars = 60;

/** Whether someone shared a category. In an address that also names tools to compare, those are meant. */
const isShared = (parameters: URLSearchParams) =>
  !parameters.has('compare') && parameters.has('category');

/** The filter and the cards of one category, which is in the address, or of all. */
function Catalogue({tools, compared, words, newTab}: CatalogueProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {parameters, fragment} = useAddress();
  useScrollToShared(root, isShared);

  const named = parameters.get('category') ?? '';
  // People also write the name of a category into the address.
  const id = idOf(named) || named;
  const inCategory = tools.filter(({category}) => idOf(category) === id);
  // A link to a card shows it, whatever the category.
  const hiddenTarget = tools.find(
    (tool) => inCategory.length > 0 && !inCategory.includes(tool) && fragment === `tool-${tool.id}`,
  );
  const shown = inCategory.length === 0 || hiddenTarget ? tools : inCategory;
  const target = useRevealed<HTMLLIElement>(hiddenTarget?.id);

  const status = [
    ...(id && inCategory.length === 0
      ? [fill(words.unknownCategory, {category: named.slice(0, maxUnknownChars)})]
      : []),
    fill(words.count, {shown: shown.length, total: tools.length}),
  ].join(' ');
  return (
    <div ref={root} className={styles.catalogue}>
      <CategoryFilter
        tools={tools}
        chosen={shown === inCategory ? id : ''}
        onChoose={(category) => setParameters({category})}
        words={words}
      />
      <p className={styles.count} role="status">
        <span key={status}>{status}</span>
      </p>
      <ul className={styles.grid}>
        {tools.map((tool) => (
          <li
            key={tool.id}
            id={`tool-${tool.id}`}
            ref={tool === hiddenTarget ? target : undefined}
            hidden={!shown.includes(tool)}>
            <ToolCard
              tool={tool}
              isCompared={compared.includes(tool.id)}
              words={words}
              newTab={newTab}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

export default island('ToolCatalogue', Catalogue);
