import {createContext, useContext, useState} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Search = {query: string; setQuery: (query: string) => void};

const SearchContext = createContext<Search>({query: '', setQuery: () => undefined});

const fits = (words: string, query: string): boolean =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));

/** Holds what is searched for, because the components to hide are on the same page. */
export function SearchProvider({children}: {children: ReactNode}): ReactNode {
  const [query, setQuery] = useState('');
  return <SearchContext value={{query, setQuery}}>{children}</SearchContext>;
}

/** A component in the gallery, hidden unless it's found. */
export function GalleryEntry({words, children}: {words: string; children: ReactNode}): ReactNode {
  const {query} = useContext(SearchContext);
  return (
    <div className={styles.entry} hidden={!fits(words, query)}>
      {children}
    </div>
  );
}

/** Searches the components, and links to each and to the icons. */
export default function ComponentSearch({names}: {names: readonly string[]}): ReactNode {
  const {query, setQuery} = useContext(SearchContext);
  return (
    <>
      <label className={styles.search}>
        Search components
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <nav aria-label="Components" hidden={query !== ''}>
        <ul>
          {[...names, 'Icons'].map((name) => (
            <li key={name}>
              <a href={`#${name.toLowerCase()}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
