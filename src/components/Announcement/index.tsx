import type {ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';
import Link from '../Link';
import styles from './styles.module.css';

/** Today's date, in the form that Swedish shares with YAML: 2027-03-04. */
const today = (): string => new Date().toLocaleDateString('sv');

/**
 * The announcement of `data/site.yaml`, until the end of its last day. `src/beforePaint.js` compares that
 * day with the visitor's date.
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
