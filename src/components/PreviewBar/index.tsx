import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {Preview} from '../../environment';
import styles from './styles.module.css';

/**
 * A bar at the end of the window that marks the site as the preview of a pull request. Its words are in
 * the code, because visitors of the published site never read them.
 */
export default function PreviewBar({
  editUrl,
}: {
  /** Where to edit the source of the page. */
  editUrl?: string | null;
}): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const preview = customFields?.preview as Preview | undefined;
  // Not a page of the site: the workflow adds it to the build.
  const report = useBaseUrl('review/');
  return (
    preview && (
      <aside
        className={`${styles.bar} dark screen-only`}
        data-covers="7rem"
        data-review="ignore"
        aria-label="Preview">
        <span>
          Preview of <a href={preview.pullRequestUrl}>pull request {preview.number}</a>
        </span>
        <span>
          <a href={preview.commitUrl}>commit {preview.commit.slice(0, 7)}</a>, built{' '}
          {preview.builtAt}
        </span>
        <span>
          <a href={report}>What changes</a>
        </span>
        {editUrl && <a href={editUrl}>Edit this page</a>}
      </aside>
    )
  );
}
