import type {ReactNode} from 'react';
import {viewports} from '../model';
import type {PageChange, Look, Part, PagePlace, Report, Viewport} from '../model';
import ChangeReport, {PlaceLink} from './ChangeReport';
import type {AddressOf} from './ChangeReport';
import {
  areaNames,
  countInWords,
  countKinds,
  hasNewLooks,
  headline,
  inList,
  isIn,
  statusNames,
} from './words';

/** A section at one width, before and after: what differs. */
function Pictures({name, picture}: {name: string; picture: Look['pictures'][number]}): ReactNode {
  return (
    <div className="pictures">
      {(['before', 'after'] as const).map((version) => {
        const image = picture[version];
        const caption = version === 'before' ? 'Before' : 'After';
        return (
          image && (
            <figure key={version}>
              <figcaption>{caption}</figcaption>
              <img
                src={`data:image/webp;base64,${image.webp.toString('base64')}`}
                width={image.width}
                height={image.height}
                loading="lazy"
                alt={`${name}: ${caption}, on a ${picture.viewport}`}
              />
            </figure>
          )
        );
      })}
    </div>
  );
}

function LookReport({name, pictures}: {name: string; pictures: Look['pictures']}): ReactNode {
  const [desktop, phone] = viewports.map((viewport: Viewport) =>
    pictures.find((picture) => picture.viewport === viewport),
  );
  return (
    <>
      {desktop && (
        <div className="desktop">
          <Pictures name={name} picture={desktop} />
        </div>
      )}
      {phone && (
        <details className="phone" open={!desktop}>
          <summary>On a phone</summary>
          <Pictures name={name} picture={phone} />
        </details>
      )}
    </>
  );
}

/** What changes in one section of a page. */
type Group = {place: PagePlace; changes: PageChange[]; looks: Look[]};

/** What changes on a page, section by section: first those of which words say what changes. */
function groupsOf({changes, looks}: Part): Group[] {
  const groups = looks.map((look): Group => ({place: look.place, changes: [], looks: [look]}));
  for (const change of changes) {
    const {area, section} = change.place;
    const group = groups.find(({place, looks: [look]}) =>
      look ? isIn(change, look) : place.area === area && place.section === section,
    );
    if (group) {
      group.changes.push(change);
    } else {
      groups.push({place: change.place, changes: [change], looks: []});
    }
  }
  return groups.toSorted((a, b) => Number(a.changes.length === 0) - Number(b.changes.length === 0));
}

function GroupReport({
  name,
  group,
  addressOf,
}: {
  name: string;
  group: Group;
  addressOf: AddressOf;
}): ReactNode {
  const {place, changes, looks} = group;
  const title = place.section || areaNames[place.area];
  return (
    <div className="group">
      {title && (
        <h3>
          <PlaceLink href={addressOf(place)}>{title}</PlaceLink>
        </h3>
      )}
      {changes.length > 0 && (
        <ul className="changes">
          {changes.map((change, index) => (
            <ChangeReport key={index} change={change} addressOf={addressOf} />
          ))}
        </ul>
      )}
      {looks.map(({pictures}, index) => (
        <LookReport key={index} name={`${name}, ${title}`} pictures={pictures} />
      ))}
    </div>
  );
}

/** A page of the report, or what doesn't belong to one page. */
function PartReport({part, id, preview}: {part: Part; id: string; preview?: string}): ReactNode {
  const {path, name, status, redirect, looks} = part;
  const file = path === '/404' ? '404.html' : (path ?? '/').slice(1);
  const addressOf: AddressOf = (place) =>
    preview === undefined || status === 'removed'
      ? undefined
      : `${preview}${file}${place?.anchor ? `#${place.anchor}` : ''}`;
  const groups = groupsOf(part);
  const [firstLook, ...folded] = groups.filter(({changes}) => changes.length === 0);
  const report = (group: Group) => (
    <GroupReport key={groups.indexOf(group)} {...{name, group, addressOf}} />
  );
  return (
    <section id={id} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>
        {name}{' '}
        {statusNames[status] && <span className={`status ${status}`}>{statusNames[status]}</span>}
      </h2>
      {path !== undefined && (
        <p className="quiet">
          <PlaceLink href={addressOf()}>{path}</PlaceLink>
        </p>
      )}
      {status === 'removed' && (
        <p>
          {redirect === undefined
            ? 'Its address now shows the page for unknown addresses.'
            : `Its address now leads to ${redirect}.`}
        </p>
      )}
      {status === 'added'
        ? looks.map(({pictures}, index) => (
            <LookReport key={index} name={name} pictures={pictures} />
          ))
        : groups.filter((group) => !folded.includes(group)).map(report)}
      {firstLook && folded.length > 0 && (
        <details>
          <summary>
            {countInWords(folded.length, 'more section')} {folded.length === 1 ? 'looks' : 'look'}{' '}
            different
          </summary>
          {folded.map(report)}
        </details>
      )}
    </section>
  );
}

/** What a visitor sees change: a headline, a list of pages, and each page. */
export default function ReportPage(report: Report): ReactNode {
  const {base, baseFailure, parts, preview} = report;
  const changed = parts.filter(({status}) => status !== 'unchanged');
  const unchanged = parts.filter(({status}) => status === 'unchanged');
  const idOf = (part: Part) => `part-${parts.indexOf(part) + 1}`;
  const summaryOf = (part: Part) => [
    ...[statusNames[part.status] ?? []].flat(),
    ...countKinds(part.changes),
    ...(hasNewLooks(part) ? ['looks'] : []),
  ];
  return (
    <main>
      <h1>{headline(report)}</h1>
      <p className="quiet">
        {base !== undefined && <>Compared with {base}. </>}
        {preview !== undefined && <a href={preview}>Open the preview</a>}
      </p>
      {baseFailure !== undefined && (
        <section aria-labelledby="failure">
          <h2 id="failure">Why the previous version can’t be built</h2>
          <pre tabIndex={0}>{baseFailure}</pre>
        </section>
      )}
      <ul className="overview" aria-label="What changes">
        {changed.map((part) => (
          <li key={idOf(part)}>
            <a href={`#${idOf(part)}`}>{part.name}</a>{' '}
            <span className="quiet">{inList(summaryOf(part))}</span>
          </li>
        ))}
      </ul>
      {unchanged.length > 0 && (
        <p className="quiet">No visible change: {inList(unchanged.map(({name}) => name))}</p>
      )}
      {changed.map((part) => (
        <PartReport key={idOf(part)} part={part} id={idOf(part)} preview={preview} />
      ))}
    </main>
  );
}
