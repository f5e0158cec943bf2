import clsx from 'clsx';
import {Highlight, Prism} from 'prism-react-renderer';
import type {Token} from 'prism-react-renderer';
import type {ReactElement, ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';
import styles from './styles.module.css';

// The Prism of prism-react-renderer knows no diffs, and no output of tests.
const diff = (change: string) => ({
  pattern: new RegExp(`^\\${change}.*`, 'm'),
  inside: Prism.languages.javascript,
});
Prism.languages.diff = {
  inserted: diff('+'),
  deleted: diff('-'),
  ...Prism.languages.javascript,
};
Prism.languages.text = {prompt: /^>/m, passed: /^✔.*/m, failed: /^✖.*/m};

const noTheme = {plain: {}, styles: []};

/** A line of code. All of it is in one element, which has the color of a change and wraps as a whole. */
function Line({tokens}: {tokens: readonly Token[]}): ReactNode {
  const parts = tokens.filter(({empty}) => !empty);
  const change = ['inserted', 'deleted'].find((type) =>
    parts.some(({types}) => types.includes(type)),
  );
  return (
    <span className={clsx(styles.line, change)}>
      {parts.map(({types, content}, index) => {
        const names = types.filter((type) => type !== 'plain' && type !== change);
        // Tokens never change their order, and have no other name.
        return names.length === 0 ? (
          content
        ) : (
          <span key={index} className={names.join(' ')}>
            {content}
          </span>
        );
      })}
      {'\n'}
    </span>
  );
}

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
  const label = useRecords().uiTexts.code.scrollLabel;
  return (
    <Highlight prism={Prism} theme={noTheme} code={code.trimEnd()} language={language}>
      {({tokens}) => (
        <pre className={`${styles.block} dark`} role="group" aria-label={label} tabIndex={0}>
          <code>
            {tokens.map((line, index) => (
              <Line key={index} tokens={line} />
            ))}
          </code>
        </pre>
      )}
    </Highlight>
  );
}
