import {processAdmonitionProps} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';
import styles from './styles.module.css';

/** A callout, written `:::note[Title] … :::` in Markdown. Without a title, it has that of its type. */
export default function Admonition(props: {
  type: string;
  title?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const words = useRecords().uiTexts.admonitions;
  const {title, children} = processAdmonitionProps(props);
  const type = (props.type in words ? props.type : 'note') as keyof typeof words;
  const urgent = type === 'warning' || type === 'danger';
  return (
    <div className={clsx(styles.admonition, urgent && styles.urgent)} role="note">
      <p className={styles.title}>{title ?? words[type]}</p>
      {children}
    </div>
  );
}
