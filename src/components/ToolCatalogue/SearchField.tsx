import type {ReactNode} from 'react';
import type {UiTexts} from '../../content/schema';
import styles from './styles.module.css';

type SearchFieldProps = {
  value: string;
  onFocus: () => void;
  onChange: (value: string) => void;
  words: UiTexts['toolCatalogue'];
};

/** The search, with its label. */
export default function SearchField({
  value,
  onFocus,
  onChange,
  words,
}: SearchFieldProps): ReactNode {
  return (
    <label className={styles.search}>
      {words.search} {/* Servers refuse addresses of several thousand characters. */}
      <input
        className="control"
        type="search"
        maxLength={100}
        autoComplete="off"
        placeholder={words.searchExample}
        value={value}
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
