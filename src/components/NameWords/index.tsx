import type {ReactNode} from 'react';

/**
 * The words around a name in what screen readers call a control: `Sort by`, of `Sort by {column}`.
 * Controls refer to them and to the name on the page, which browsers translate, unlike an `aria-label`.
 */
export default function NameWords({
  id,
  text,
}: {
  /** That of the words, which `namedBy` gets, too. */
  id: string;
  /** With the name in braces. */
  text: string;
}): ReactNode {
  const [before, after] = text.split(/\{\w+\}/);
  return (
    <span className="visually-hidden screen-only" aria-hidden>
      <span id={`${id}_before`}>{before}</span>
      <span id={`${id}_after`}>{after}</span>
    </span>
  );
}

/**
 * What names a control after an element, with words around it.
 *
 * @param words the id of the words
 * @param name the id of the element
 * @returns the value of `aria-labelledby`
 */
export const namedBy = (words: string, name: string): string =>
  `${words}_before ${name} ${words}_after`;
