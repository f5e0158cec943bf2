import {Fragment} from 'react';
import type {ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';
import Link from '../Link';

/** The links of `legal` in `data/site.yaml`, such as Privacy, in one line; nothing if there are none. */
export default function LegalLinks(): ReactNode {
  const {legal} = useRecords().site;
  return (
    legal.length > 0 && (
      <span>
        {legal.map(({name, to}, index) => (
          <Fragment key={name}>
            {index > 0 && ' · '}
            <Link to={to}>{name}</Link>
          </Fragment>
        ))}
      </span>
    )
  );
}
