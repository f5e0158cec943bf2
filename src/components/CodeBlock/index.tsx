import {Highlight, Prism} from 'prism-react-renderer';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const noInlineColors = {plain: {}, styles: []};

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
  return (
    <Highlight code={code.trimEnd()} language={language} theme={noInlineColors}>
      {({tokens, getTokenProps}) => (
        <pre className={styles.block} role="group" aria-label={label} tabIndex={0}>
          <code>
            {tokens.map((line, lineIndex) => (
              <span key={lineIndex}>
                {line
                  .filter((token) => !token.empty)
                  .map((token, index) => {
                    const {className, children} = getTokenProps({token});
                    return (
                      <span key={index} className={className}>
                        {children}
                      </span>
                    );
                  })}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
      )}
    </Highlight>
  );
}
