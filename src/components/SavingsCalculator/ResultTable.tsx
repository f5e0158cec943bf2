import type {ReactNode} from 'react';
import type {UiTexts} from '../../content/schema';
import Table from '../Table';
import type {Assumptions, Results} from './savings';
import styles from './styles.module.css';
import {assumptionNames} from './useAssumptions';

/** The results that are not in large type. */
const others = ['spent', 'value', 'secondYear', 'breakEven', 'threefold', 'sixfold'] as const;

type ResultTableProps = {
  caption: string;
  example: Assumptions;
  words: UiTexts['savingsCalculator'];
  /** Shows a result. */
  output: (name: keyof Results) => ReactNode;
};

/** The other results, and, where no fields show them, the assumptions of the example. */
export default function ResultTable({
  caption,
  example,
  words,
  output,
}: ResultTableProps): ReactNode {
  return (
    <Table label={caption}>
      <caption>{caption}</caption>
      <tbody>
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
  );
}
