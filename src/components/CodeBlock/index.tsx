import {Prism} from 'prism-react-renderer';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

// The Prism of prism-react-renderer knows no diffs.
Prism.languages.diff = {inserted: /^\+.*/m, deleted: /^-.*/m};

/** Highlighted code, which scrolls sideways on its own when the screen is too narrow. The stylesheet sets the colors, using Prism's token names. */
export default function CodeBlock({
  label,
  code,
  language,
}: {
  /** The accessible name of the scrollable region. */
  label: string;
  code: string;
  /** The language after the opening fence: `ts`, `yaml`, `bash`, … */
  language: string;
}): ReactNode {
  const html = Prism.highlight(code, Prism.languages[language] ?? {}, language);
  return (
    <pre className={`${styles.block} dark`} role="group" aria-label={label} tabIndex={0}>
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}
