import {useAttached} from '@sitekit/islands/useAttached';
import type {ReactNode} from 'react';
import {exampleLimits} from '../../content/exampleLimits';
import {useRecords} from '../../content/useRecords';
import LoadFailure from '../LoadFailure';
import Table from '../Table';
import {attachSavingsCalculator} from './attachSavingsCalculator';
import {asText, firstYear} from './savings';
import type {Assumptions, Results} from './savings';
import styles from './styles.module.css';

/** The results that decide, in large type. */
const large = ['return', 'paidBack', 'gain'] as const;

const others = ['spent', 'value', 'secondYear', 'breakEven', 'threefold', 'sixfold'] as const;

/**
 * What the first year costs and returns, with fields for the reader's own numbers. It starts with
 * those of `data/example.yaml`. Between its tags, say how the results are computed.
 *
 * @example
 * <SavingsCalculator caption="The first year">
 *   The return is the value of the hours reused, divided by the cost.
 * </SavingsCalculator>
 */
export default function SavingsCalculator({
  caption,
  children,
}: {
  /** What the numbers show, for screen readers: `Our example: the first year with 20 engineers`. */
  caption: string;
  /** How the results are computed, in words. */
  children: ReactNode;
}): ReactNode {
  const {example, uiTexts} = useRecords();
  const words = uiTexts.savingsCalculator;
  const fields = Object.keys(exampleLimits) as (keyof Assumptions)[];
  const results = firstYear(example);
  const output = (name: keyof Results) => (
    // Of nine results that change at once, only one is read out.
    <output data-part="outputs" name={name} aria-live={name === 'return' ? undefined : 'off'}>
      {asText(name, results[name], words.paidBack)}
    </output>
  );
  return (
    <div
      ref={useAttached<HTMLDivElement>(attachSavingsCalculator)}
      className={styles.calculator}
      data-month={words.paidBack.month}
      data-never={words.paidBack.never}>
      <LoadFailure text={uiTexts.loadFailure.savingsCalculator} />
      <p data-part="status" role="status" data-refused={words.refused} />
      <div className={styles.fields}>
        {fields.map((name) => (
          <label key={name}>
            {words.fields[name].label}
            <span className={styles.field}>
              <input
                className="control"
                data-part="fields"
                name={name}
                type="number"
                inputMode="decimal"
                step="any"
                min={exampleLimits[name][0]}
                max={exampleLimits[name][1]}
                defaultValue={example[name]}
                autoComplete="off"
                required
              />
              {words.fields[name].unit && <span>{words.fields[name].unit}</span>}
            </span>
          </label>
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
            {fields.map((name) => (
              <tr key={name} className={styles.assumption}>
                <th scope="row">{words.fields[name].label}</th>
                <td>
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
