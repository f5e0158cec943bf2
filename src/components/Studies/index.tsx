import type {ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';
import ComparisonTable from '../ComparisonTable';
import Link from '../Link';

/**
 * A table of the studies in `data/studies.yaml`, each with a link to the study itself.
 *
 * @example
 * <Studies caption="Studies of AI-assisted coding" />
 */
export default function Studies({
  caption,
}: {
  /** What the table lists, for screen readers: `Eight studies of AI-assisted coding`. */
  caption: string;
}): ReactNode {
  const {studies, uiTexts} = useRecords();
  return (
    <ComparisonTable caption={caption}>
      <table>
        <thead>
          <tr>
            {(['study', 'participants', 'measured', 'result'] as const).map((column) => (
              <th key={column}>{uiTexts.studies[column]}</th>
            ))}
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
  );
}
