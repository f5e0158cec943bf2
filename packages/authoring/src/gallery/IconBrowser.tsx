import {createElement, useDeferredValue, useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import CopyButton from './CopyButton';
import {findIcons} from './findIcons';
import type {TaggedIcon} from './findIcons';
import styles from './styles.module.css';

export type Icon = TaggedIcon & {
  shapes: readonly [tag: string, attributes: Record<string, string>][];
};

/** Thousands would slow down the page. */
const MAX_SHOWN = 120;

/** All icons, with a search in their names and tags. A press copies the name. */
export default function IconBrowser(): ReactNode {
  const [icons, setIcons] = useState<readonly Icon[]>([]);
  const [query, setQuery] = useState('');

  useEffect(() => {
    // They are too many for the page's own script.
    void import('@generated/gallery/icons.json').then((module) => setIcons(module.default));
  }, []);

  const shown = findIcons(icons, useDeferredValue(query)).slice(0, MAX_SHOWN);
  return (
    <>
      <label>
        Search icons{' '}
        <input
          type="search"
          placeholder="save, people, light bulb"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <ul className={styles.icons}>
        {shown.map(({name, shapes}) => (
          <li key={name}>
            <CopyButton text={name}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                {shapes.map(([tag, attributes], key) => createElement(tag, {key, ...attributes}))}
              </svg>
              {name}
            </CopyButton>
          </li>
        ))}
      </ul>
    </>
  );
}
