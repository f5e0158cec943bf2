import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import type {Tool, UiTexts} from '../../content/schema';
import {idOf} from '../../tools/idOf';
import styles from './styles.module.css';

type CategoryFilterProps = {
  tools: readonly Pick<Tool, 'category'>[];
  /** The id of the chosen category, or empty for all. */
  chosen: string;
  onChoose: (category: string) => void;
  words: UiTexts['toolCatalogue'];
};

/** A button for all tools and one for each category, with how many tools it has. */
export default function CategoryFilter({
  tools,
  chosen,
  onChoose,
  words,
}: CategoryFilterProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // In a narrow window, the row scrolls. `scrollIntoView` would also scroll the page.
    if (row.current && pressed.current) {
      const frame = row.current.getBoundingClientRect();
      const button = pressed.current.getBoundingClientRect();
      row.current.scrollLeft += (button.left + button.right - frame.left - frame.right) / 2;
    }
  }, [chosen]);

  const categories = Array.from(new Set(tools.map(({category}) => category)));
  const choices = [
    {id: '', name: words.all, count: tools.length},
    ...categories.map((name) => ({
      id: idOf(name),
      name,
      count: tools.filter(({category}) => category === name).length,
    })),
  ];
  return (
    <div className={styles.bar}>
      <div ref={row} className={styles.filter} role="group" aria-label={words.filterLabel}>
        {choices.map(({id, name, count}) => (
          <button
            key={id}
            ref={id === chosen ? pressed : undefined}
            type="button"
            className="pill"
            value={id}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}>
            {name} <span>{count}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
