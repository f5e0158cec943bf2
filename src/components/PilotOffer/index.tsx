import type {ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';

/**
 * What our fee for a pilot covers, and who we are, from `data/site.yaml`. It shows nothing until that
 * file says so.
 *
 * @example
 * <PilotOffer />
 */
export default function PilotOffer(): ReactNode {
  const {site, uiTexts} = useRecords();
  const lists = [
    {title: uiTexts.pilotOffer.fee, entries: site.fee ?? []},
    {
      title: uiTexts.pilotOffer.people,
      entries: (site.people ?? []).map(({name, role}) => `${name}, ${role}`),
    },
  ];
  return lists
    .filter(({entries}) => entries.length > 0)
    .map(({title, entries}) => (
      <div key={title}>
        <h3>{title}</h3>
        <ul>
          {entries.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      </div>
    ));
}
