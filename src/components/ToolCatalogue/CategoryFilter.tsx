import {useEffect, useRef} from 'react';
import type {ReactNode, RefObject} from 'react';
import type {Tool, UiTexts} from '../../content/schema';
import {idOf} from './idOf';
import styles from './styles.module.css';

/** Before the chosen category, the margin of the page and the end of another one remain. */
const roomBeforePx = 64;

/** Scrolls a line of buttons to one of them, or to its start. */
function scrollTo(line: HTMLElement, button: HTMLElement | null): void {
  if (!button) {
    line.scrollLeft = 0;
  } else if (getComputedStyle(line).direction === 'rtl') {
    const end = button.offsetLeft + button.offsetWidth;
    line.scrollLeft = end - line.clientWidth + roomBeforePx;
  } else {
    line.scrollLeft = button.offsetLeft - roomBeforePx;
  }
}

type CategoryFilterProps = {
  tools: readonly Tool[];
  /** What the search finds, in all categories. */
  matching: readonly Tool[];
  /** The id of the chosen category, or empty for all. */
  chosen: string;
  onChoose: (category: string) => void;
  allButton: RefObject<HTMLButtonElement | null>;
  words: UiTexts['toolCatalogue'];
};

/** A button for all tools and one for each category, with how many tools it has. */
export default function CategoryFilter({
  tools,
  matching,
  chosen,
  onChoose,
  allButton,
  words,
}: CategoryFilterProps): ReactNode {
  const filter = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (filter.current) {
      scrollTo(filter.current, chosen ? pressed.current : null);
    }
  }, [chosen]);

  const names = Array.from(new Set(tools.map(({category}) => category)));
  const choices = [
    {id: '', name: words.all, count: matching.length},
    ...names.map((name) => ({
      id: idOf(name),
      name,
      count: matching.filter(({category}) => category === name).length,
    })),
  ];
  return (
    <div ref={filter} className={styles.filter} role="group" aria-label={words.filterLabel}>
      {choices.map(({id, name, count}) => (
        <button
          key={id}
          ref={(button) => {
            if (id === '') {
              allButton.current = button;
            }
            if (id === chosen && button) {
              pressed.current = button;
            }
          }}
          type="button"
          value={id}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}>
          {name} <span key={count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
