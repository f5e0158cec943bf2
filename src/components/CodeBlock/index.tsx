import {Highlight} from 'prism-react-renderer';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const noInlineColors = {plain: {}, styles: []};

/** Highlighted code. The stylesheet sets the colors, using Prism's token names. */
export default function CodeBlock({
  code,
  language,
}: {
  code: string;
  /** The language after the opening fence: `ts`, `yaml`, `bash`, … */
  language: string;
}): ReactNode {
  return (
    <Highlight code={code.trimEnd()} language={language} theme={noInlineColors}>
      {({tokens, getTokenProps}) => (
        <pre className={styles.block} tabIndex={0}>
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
