import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {InterfaceWords} from '../../content/schema';
import styles from './styles.module.css';

export type AdmonitionType = keyof InterfaceWords['admonitions'];

/** A callout, written `:::note[Title] … :::` in Markdown. */
export default function Admonition({
  type,
  title,
  children,
}: {
  type: AdmonitionType;
  title: ReactNode;
  children: ReactNode;
}): ReactNode {
  const urgent = type === 'warning' || type === 'danger';
  return (
    <div className={clsx(styles.admonition, urgent && styles.urgent)} role="note">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
