import {Fragment} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Says that an island next to it couldn't load its script, and what to do. It's in the page from the
 * start, and shown when the island is marked as failed.
 */
export default function LoadFailure({
  text,
  reload,
  page,
  email,
}: {
  /** With `{reload}` and `{email}` where the links go. */
  text: string;
  /** The text of the link that reloads the page. */
  reload: string;
  /** The address of the current page. */
  page: string;
  email?: {label: string; href: string};
}): ReactNode {
  const links: Record<string, ReactNode> = {
    '{reload}': <a href={page}>{reload}</a>,
    '{email}': email && <a href={email.href}>{email.label}</a>,
  };
  return (
    <p role="alert" className={`${styles.failure} message`}>
      {text.split(/(\{\w+\})/).map((part) => (
        <Fragment key={part}>{links[part] ?? part}</Fragment>
      ))}
    </p>
  );
}
