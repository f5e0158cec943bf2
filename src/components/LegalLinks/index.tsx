import {Fragment} from 'react';
import type {ReactNode} from 'react';
import type {Site} from '../../content/schema';
import Link from '../Link';

/** The links of `legal` in `data/site.yaml`, such as Privacy, in one line; nothing if there are none. */
export default function LegalLinks({links}: {links: Site['legal']}): ReactNode {
  return (
    links.length > 0 && (
      <span>
        {links.map(({name, to}, index) => (
          <Fragment key={name}>
            {index > 0 && ' · '}
            <Link to={to}>{name}</Link>
          </Fragment>
        ))}
      </span>
    )
  );
}
