import {Prism} from 'prism-react-renderer';
import type {ReactElement, ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';
import styles from './styles.module.css';

// The Prism of prism-react-renderer knows no diffs, and no output of tests.
Prism.languages.diff = {inserted: /^\+.*/m, deleted: /^-.*/m};
Prism.languages.text = {passed: /^✔.*/m, failed: /^✖.*/m};

/**
 * Highlighted code, which scrolls sideways on its own when the screen is too narrow. The stylesheet
 * sets the colors, using Prism's token names.
 */
export default function CodeBlock({
  children,
}: {
  /** MDX passes fenced code as `<code className="language-…">`. */
  children?: ReactNode;
}): ReactNode {
  const element = children as ReactElement<{className?: string; children?: string}>;
  const {className = '', children: code = ''} = element.props;
  const language = /language-(\S+)/.exec(className)?.[1] ?? 'text';
  const html = Prism.highlight(code, Prism.languages[language] ?? {}, language);
  const label = useRecords().uiTexts.code.scrollLabel;
  return (
    <pre className={`${styles.block} dark`} role="group" aria-label={label} tabIndex={0}>
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}
