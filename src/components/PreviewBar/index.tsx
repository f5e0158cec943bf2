import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A bar above the navbar that marks the site as the preview of a pull request. */
export default function PreviewBar({
  number,
  pullRequestUrl,
  editUrl,
  words,
}: {
  number: number;
  pullRequestUrl: string;
  /** Where to edit the source of the current page. */
  editUrl: string;
  words: {label: string; about: string; request: string; edit: string};
}): ReactNode {
  const [before = '', after = ''] = words.about.split('{request}');
  return (
    <aside className={styles.bar} aria-label={words.label}>
      <p>
        {before}
        <a href={pullRequestUrl}>{words.request.replace('{number}', String(number))}</a>
        {after}
      </p>
      <a href={editUrl}>{words.edit}</a>
    </aside>
  );
}
