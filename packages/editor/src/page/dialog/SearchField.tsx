import type {ReactNode} from 'react';

/** Whether a text contains each word of a query, in any order and case. */
export function hasWords(text: string, query: string): boolean {
  const searched = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Where words are typed that a list is searched for. */
export function SearchField({
  label,
  placeholder,
  query,
  onSearch,
}: {
  /** What it searches, for screen readers. */
  label: string;
  placeholder: string;
  query: string;
  onSearch: (query: string) => void;
}): ReactNode {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={query}
      onChange={({target}) => onSearch(target.value)}
    />
  );
}
