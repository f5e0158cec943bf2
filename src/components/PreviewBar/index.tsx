import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A bar above the navbar that marks the site as the preview of a pull request. */
export default function PreviewBar({
  number,
  pullRequestUrl,
  commit,
  commitUrl,
  builtAt,
  editUrl,
  words,
}: {
  number: number;
  pullRequestUrl: string;
  /** The full SHA of the commit that was built. */
  commit: string;
  commitUrl: string;
  /** When it was built, as visitors read it. */
  builtAt: string;
  /** Where to edit the source of the current page. */
  editUrl: string;
  words: {
    label: string;
    about: string;
    request: string;
    commit: string;
    built: string;
    edit: string;
  };
}): ReactNode {
  const [before = '', after = ''] = words.about.split('{request}');
  return (
    <aside className={styles.bar} aria-label={words.label}>
      <p>
        {before}
        <a href={pullRequestUrl}>{words.request.replace('{number}', String(number))}</a>
        {after}
      </p>
      <p className={styles.version}>
        <a href={commitUrl}>{words.commit.replace('{commit}', commit.slice(0, 7))}</a>,{' '}
        {words.built.replace('{time}', builtAt)}
      </p>
      <a href={editUrl}>{words.edit}</a>
    </aside>
  );
}
