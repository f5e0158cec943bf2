import type {ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';
import {today} from '../../content/today';
import Link from '../Link';
import styles from './styles.module.css';

/**
 * The announcement of `data/site.yaml`, until the end of its last day. A script in `ssrTemplate`, in
 * docusaurus.config.ts, compares that day with the visitor's date.
 */
export default function Announcement(): ReactNode {
  const {site, uiTexts} = useRecords();
  const {text, link, until} = site.announcement ?? {};
  return (
    until &&
    until >= today() && (
      <aside
        className={`${styles.announcement} screen-only`}
        aria-label={uiTexts.announcement.label}
        data-until={until}>
        <p>{link ? <Link to={link}>{text}</Link> : text}</p>
      </aside>
    )
  );
}
