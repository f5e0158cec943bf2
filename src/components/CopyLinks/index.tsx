import {useAttached} from '@sitekit/islands/useAttached';
import type {ReactNode} from 'react';
import type {InterfaceWords} from '../../content/schema';
import Icon from '../Icon';
import {attachCopyLinks} from './attachCopyLinks';
import styles from './styles.module.css';

export type CopyLinksProps = {
  words: InterfaceWords['copyLink'];
  /** The path of the current page, including the base URL. */
  currentPath: string;
};

/** What `attachCopyLinks` needs to add a button to each heading. Without JavaScript, it's hidden. */
export default function CopyLinks({words, currentPath}: CopyLinksProps): ReactNode {
  const ref = useAttached<HTMLDivElement>(attachCopyLinks, currentPath);
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
