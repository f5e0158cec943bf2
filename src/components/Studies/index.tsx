import type {ReactNode} from 'react';
import type {InterfaceWords, Study} from '../../content/schema';
import ComparisonTable from '../ComparisonTable';
import Link from '../Link';
import styles from './styles.module.css';

export type StudiesProps = {
  /** What the table lists, for screen readers: `Eight studies of AI-assisted coding`. */
  caption: string;
  studies: readonly Study[];
  words: InterfaceWords['studies'];
};

/** Studies in a table, one per row, each with a link to the study itself. */
export default function Studies({caption, studies, words}: StudiesProps): ReactNode {
  return (
    <div className={styles.studies}>
      <ComparisonTable caption={caption}>
        <table>
          <thead>
            <tr>
              <th>{words.study}</th>
              <th>{words.participants}</th>
              <th>{words.measured}</th>
              <th>{words.result}</th>
            </tr>
          </thead>
          <tbody>
            {studies.map(({name, year, url, participants, measured, result}) => (
              <tr key={url}>
                <th>
                  <Link href={url}>{name}</Link>, {year}
                </th>
                <td>{participants}</td>
                <td>{measured}</td>
                <td>{result}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ComparisonTable>
    </div>
  );
}
