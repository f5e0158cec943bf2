import {useLocation} from '@docusaurus/router';
import {useAttached} from '@sitekit/islands/useAttached';
import type {ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';
import Icon from '../Icon';
import {attachCopyLinks} from './attachCopyLinks';
import styles from './styles.module.css';

/** What `attachCopyLinks` needs to add a button to each heading. Without JavaScript, it's hidden. */
export default function CopyLinks(): ReactNode {
  const words = useRecords().uiTexts.copyLink;
  const ref = useAttached<HTMLDivElement>(attachCopyLinks, useLocation().pathname);
  return (
    <div ref={ref} data-copied={words.copied} data-failed={words.notCopied}>
      <button
        type="button"
        className={`${styles.button} screen-only`}
        aria-label={words.label}
        hidden>
        <Icon drawing={words.icon} />
      </button>
      <p role="status" className={`${styles.status} dark`} />
    </div>
  );
}
