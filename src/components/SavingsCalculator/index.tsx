import {useAttached} from '@sitekit/islands/useAttached';
import type {ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';
import LoadFailure from '../LoadFailure';
import Table from '../Table';
import {attachSavingsCalculator} from './attachSavingsCalculator';
import {firstYear} from './savings';
import type {Assumptions, Results} from './savings';
import styles from './styles.module.css';

type SavingsCalculatorProps = {
  /** What the numbers show, above the table: `Our example: the first year with 20 engineers`. */
  caption: string;
  /** How many engineers get the tools. */
  engineers: number;
  /** The hours that an engineer works in a year. */
  hours: number;
  /** What an hour of an engineer costs you, in dollars. */
  cost: number;
  /** The percentage of the hours that the tools save. */
  share: number;
  /** Licenses and usage, in dollars per engineer and month. */
  tools: number;
  /** What training and setup cost once, in dollars. */
  setup: number;
  /** How the results are computed, in words. */
  children: ReactNode;
};

/** More than any company has, of anything. Larger numbers would end in infinity. */
const most = 10_000_000;

/** The smallest number that each field accepts. An hour that costs nothing would divide by zero. */
const least: Assumptions = {engineers: 1, hours: 1, cost: 1, share: 0, tools: 0, setup: 0};

/**
 * What the first year costs and returns, with fields for the reader's own numbers. It starts with
 * those of the page. Between its tags, say how the results are computed.
 *
 * @example
 * <SavingsCalculator caption="An example with 20 engineers" engineers={20} hours={1700} cost={60} share={10} tools={200} setup={40000}>
 *   The return is the value of the hours saved, divided by the cost.
 * </SavingsCalculator>
 */
export default function SavingsCalculator({
  caption,
  children,
  ...assumptions
}: SavingsCalculatorProps): ReactNode {
  const {savingsCalculator: words, loadFailure} = useRecords().uiTexts;
  const fields = Object.keys(least) as (keyof Assumptions)[];
  const results = firstYear(assumptions);
  return (
    <div ref={useAttached<HTMLDivElement>(attachSavingsCalculator)} className={styles.calculator}>
      <LoadFailure text={loadFailure.savingsCalculator} />
      <p data-part="status" role="status" data-refused={words.refused} />
      <div className={styles.fields}>
        {fields.map((name) => (
          <label key={name}>
            {words.fields[name]}
            <input
              className="control"
              data-part="fields"
              name={name}
              type="number"
              inputMode="decimal"
              step="any"
              min={least[name]}
              max={name === 'share' ? 100 : most}
              defaultValue={assumptions[name]}
              autoComplete="off"
              required
            />
          </label>
        ))}
      </div>
      <Table label={caption}>
        <caption>{caption}</caption>
        <tbody>
          {fields.map((name) => (
            <tr key={name} className={styles.assumption}>
              <th scope="row">{words.fields[name]}</th>
              <td>{assumptions[name].toLocaleString('en-US')}</td>
            </tr>
          ))}
          {(Object.keys(results) as (keyof Results)[]).map((name) => (
            <tr key={name}>
              <th scope="row">{words.results[name]}</th>
              <td>
                {/* Of six results that change at once, only one is read out. */}
                <output
                  data-part="outputs"
                  name={name}
                  aria-live={name === 'return' ? undefined : 'off'}>
                  {results[name]}
                </output>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={`${styles.formula} quiet`}>{children}</div>
    </div>
  );
}
