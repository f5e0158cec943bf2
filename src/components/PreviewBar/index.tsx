import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Says, above everything else, that this is the preview of a pull request. */
export default function PreviewBar({
  number,
  requestAddress,
  editAddress,
  words,
}: {
  number: number;
  requestAddress: string;
  /** Where the source of the page that is shown can be changed. */
  editAddress: string;
  words: {label: string; about: string; request: string; edit: string};
}): ReactNode {
  const [before = '', after = ''] = words.about.split('{request}');
  return (
    <aside className={styles.bar} aria-label={words.label}>
      <p>
        {before}
        <a href={requestAddress}>{words.request.replace('{number}', String(number))}</a>
        {after}
      </p>
      <a href={editAddress}>{words.edit}</a>
    </aside>
  );
}
