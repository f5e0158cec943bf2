import type {ReactNode} from 'react';
import type {PageChange, PagePlace} from '../model';
import {countInWords, inList, runsOf, spotOf, changeTitle} from './words';

/** Where a place leads in the preview, if there is one. */
export type AddressOf = (place?: PagePlace) => string | undefined;

export function PlaceLink({href, children}: {href?: string; children: ReactNode}): ReactNode {
  return href === undefined ? children : <a href={href}>{children}</a>;
}

/** A text with its added and removed words marked, for screen readers too. */
export default function ChangeReport({
  change,
  addressOf,
}: {
  change: PageChange;
  addressOf: AddressOf;
}): ReactNode {
  const {place, addresses, alsoAt} = change;
  const title = changeTitle(change);
  return (
    <li>
      {title && (
        <span className="place">
          <PlaceLink href={addressOf(place)}>{title}</PlaceLink>
        </span>
      )}
      {runsOf(change).map(({kind, text}, index) => {
        const Mark = kind === 'added' ? 'ins' : 'del';
        return kind === 'same' ? (
          text
        ) : (
          <Mark key={index}>
            <span className="visually-hidden"> {kind}: </span>
            {text}
          </Mark>
        );
      })}
      {addresses.length > 0 && <span className="place">Leads to {inList(addresses)}</span>}
      {alsoAt.length > 0 && (
        <span className="place">
          The same in {countInWords(alsoAt.length, 'more place')}:{' '}
          {alsoAt.map((each, index) => (
            <span key={index}>
              {index > 0 && ', '}
              <PlaceLink href={addressOf(each)}>{spotOf(each)}</PlaceLink>
            </span>
          ))}
        </span>
      )}
    </li>
  );
}
