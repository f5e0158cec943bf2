import {useRef} from 'react';
import type {PropsWithChildren, ReactNode} from 'react';
import type {UiTexts} from '../../content/schema';
import {useSharedView} from '../ToolCatalogue/useSharedView';
import Fields from './Fields';
import ResultTable from './ResultTable';
import {asText, firstYear} from './savings';
import type {Assumptions, Results} from './savings';
import styles from './styles.module.css';
import {assumptionNames, useAssumptions} from './useAssumptions';

/** The results that decide, in large type. */
const large = ['return', 'paidBack', 'gain'] as const;

type CalculatorProps = PropsWithChildren<{
  /** What the numbers show, for screen readers. */
  caption: string;
  /** What it starts with. */
  example: Assumptions;
  words: UiTexts['savingsCalculator'];
}>;

const isShared = (parameters: URLSearchParams) =>
  assumptionNames.some((name) => parameters.has(name));

/** The calculator with its fields, results and, in a fold, how they are computed. */
export default function Calculator({
  caption,
  example,
  words,
  children,
}: CalculatorProps): ReactNode {
  const {texts, setText, share, assumptions, refused} = useAssumptions(example);
  const root = useRef<HTMLDivElement>(null);
  useSharedView(root, isShared);

  const results = assumptions && firstYear(assumptions);
  const output = (name: keyof Results) => {
    const text = results ? asText(name, results[name], words.paidBack) : '–';
    return (
      // Of nine results that change at once, only one is read out.
      <output aria-live={name === 'return' ? undefined : 'off'}>
        <span key={text}>{text}</span>
      </output>
    );
  };
  const status = refused && words.refused.replace('{values}', () => refused);
  return (
    <div ref={root} className={styles.calculator}>
      <p role="status">{status && <span key={status}>{status}</span>}</p>
      <Fields words={words.fields} texts={texts} onChange={setText} onLeave={share} />
      <dl className={styles.results}>
        {large.map((name) => (
          <div key={name}>
            <dt>{words.results[name]}</dt>
            <dd>{output(name)}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{words.more}</summary>
        <ResultTable caption={caption} example={example} words={words} output={output} />
        <div className={`${styles.formula} quiet`}>{children}</div>
      </details>
    </div>
  );
}
