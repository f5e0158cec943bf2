import island from '@sitekit/static-pages/island';
import {useRef} from 'react';
import type {ReactNode} from 'react';
import {exampleLimits} from '../../content/exampleLimits';
import {asText, firstYear} from '../../content/savings';
import type {Assumptions, Results} from '../../content/savings';
import type {UiTexts} from '../../content/schema';
import {useScrollToShared} from '../../hooks/useScrollToShared';
import Table from '../Table';
import styles from './styles.module.css';
import {assumptionNames, useAssumptions} from './useAssumptions';

/** The results that decide, in large type, and the others. */
const large = ['return', 'paidBack', 'gain'] as const;
const others = ['spent', 'value', 'secondYear', 'breakEven', 'threefold', 'sixfold'] as const;

const isShared = (parameters: URLSearchParams) =>
  assumptionNames.some((name) => parameters.has(name));

/** A field for an assumption, with what stands before and after its number. */
function Field({
  name,
  words: {label, before, unit},
  text,
  onChange,
}: {
  name: keyof Assumptions;
  words: UiTexts['savingsCalculator']['fields'][keyof Assumptions];
  text: string;
  onChange: (text: string) => void;
}): ReactNode {
  const [min, max] = exampleLimits[name];
  return (
    <label>
      {label}
      <span className={styles.field}>
        {before && <span>{before}</span>}
        <input
          className="control"
          name={name}
          type="number"
          inputMode="decimal"
          step="any"
          min={min}
          max={max}
          value={text}
          onChange={({target}) => onChange(target.value)}
          autoComplete="off"
          required
        />
        {unit && <span>{unit}</span>}
      </span>
    </label>
  );
}

/** The calculator with its fields, results and, in a fold, how they are computed. */
function SavingsCalculator({
  caption,
  example,
  words,
  children,
}: {
  /** What the numbers show, for screen readers. */
  caption: string;
  /** What it starts with. */
  example: Assumptions;
  words: UiTexts['savingsCalculator'];
  children?: ReactNode;
}): ReactNode {
  const {texts, setText, share, assumptions, refused} = useAssumptions(example);
  const root = useRef<HTMLDivElement>(null);
  useScrollToShared(root, isShared);

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
      <div className={styles.fields} onBlur={share}>
        {assumptionNames.map((name) => (
          <Field
            key={name}
            name={name}
            words={words.fields[name]}
            text={texts[name]}
            onChange={(text) => setText(name, text)}
          />
        ))}
      </div>
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
        <Table label={caption}>
          <caption>{caption}</caption>
          <tbody>
            {/* The assumptions, where no fields show them. */}
            {assumptionNames.map((name) => (
              <tr key={name} className={styles.assumption}>
                <th scope="row">{words.fields[name].label}</th>
                <td>
                  {words.fields[name].before}
                  {example[name].toLocaleString('en-US')} {words.fields[name].unit}
                </td>
              </tr>
            ))}
            {others.map((name) => (
              <tr key={name}>
                <th scope="row">{words.results[name]}</th>
                <td>{output(name)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <div className={`${styles.formula} quiet`}>{children}</div>
      </details>
    </div>
  );
}

export default island('SavingsCalculator', SavingsCalculator);
