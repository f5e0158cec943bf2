import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  createElement,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type {ReactNode} from 'react';
import {findIcons} from '../icons/findIcons';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

type Icon = {
  name: string;
  tags: readonly string[];
  shapes: readonly [tag: string, attributes: Record<string, string>][];
};

/** As many as a glance takes in; thousands would slow down the page. */
const PAGE_SIZE = 60;

const IconButton = memo(function IconButton({
  icon: {name, shapes},
  onPress,
}: {
  icon: Icon;
  onPress: (name: string) => void;
}): ReactNode {
  return (
    <button type="button" className={styles.icon} onClick={() => onPress(name)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {shapes.map(([tag, attributes], index) => createElement(tag, {key: index, ...attributes}))}
      </svg>
      {name}
    </button>
  );
});

/** All icons, with a search in their names and tags. A press copies the name. */
export default function IconBrowser(): ReactNode {
  const address = useBaseUrl('/gallery/icons.json');
  const [icons, setIcons] = useState<readonly Icon[]>([]);
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(PAGE_SIZE);
  const [message, copy] = useCopy();
  const wanted = useDeferredValue(query);
  const copyName = useCallback((name: string) => copy(name, `Copied “${name}”.`), [copy]);

  useEffect(() => {
    fetch(address)
      .then((response) => response.json() as Promise<Icon[]>)
      .then(setIcons, () => undefined);
  }, [address]);

  const found = useMemo(
    () => findIcons(icons, wanted.split(/\s+/).filter(Boolean)),
    [icons, wanted],
  );
  return (
    <>
      <label className={styles.search}>
        Search icons
        <input
          type="search"
          placeholder="save, people, light bulb"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setLimit(PAGE_SIZE);
          }}
        />
      </label>
      <p role="status">
        {message || (found.length === 1 ? '1 icon' : `${found.length.toLocaleString('en')} icons`)}
      </p>
      <ul className={styles.icons}>
        {found.slice(0, limit).map((icon) => (
          <li key={icon.name}>
            <IconButton icon={icon} onPress={copyName} />
          </li>
        ))}
      </ul>
      {found.length > limit && (
        <p className={styles.copy}>
          <button type="button" onClick={() => setLimit(limit + PAGE_SIZE)}>
            Show more
          </button>
        </p>
      )}
    </>
  );
}
