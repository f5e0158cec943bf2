import {useLocation} from '@docusaurus/router';
import {createElement} from 'react';
import type {ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';
import ContactLink from '../ContactLink';
import styles from './styles.module.css';

/**
 * Says that the script of the island next to it didn't load, and what to do. It's in the page from the
 * start, and shown when the island is marked as failed.
 */
export default function LoadFailure({
  text,
}: {
  /** With `{reload}` and `{email}` where the links go. */
  text: string;
}): ReactNode {
  const {reload} = useRecords().uiTexts.loadFailure;
  const links: Record<string, ReactNode> = {
    '{reload}': <a href={useLocation().pathname}>{reload}</a>,
    '{email}': <ContactLink way="email" />,
  };
  const parts = text.split(/(\{\w+\})/).map((part) => links[part] ?? part);
  return createElement('p', {role: 'alert', className: `${styles.failure} message`}, ...parts);
}
