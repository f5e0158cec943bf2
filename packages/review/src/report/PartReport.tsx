import type {ReactNode} from 'react';
import {notFoundPath} from '../model';
import type {Change, Look, Part, Picture, Place, Status} from '../model';
import {areaNames, counted, inList, isIn, placeOf, runsOf} from './words';

export const statusNames: Record<Status, string> = {
  changed: '',
  added: 'new page',
  removed: 'removed page',
  unchanged: '',
};

type Links = {preview?: string; path?: string};

/** A link to a place in the preview, or only its words if there is no preview. */
function PreviewLink({
  links: {preview, path = '/'},
  anchor = '',
  children,
}: {
  links: Links;
  anchor?: string;
  children: ReactNode;
}): ReactNode {
  const file = path === notFoundPath ? '404.html' : path.slice(1);
  return preview === undefined ? (
    children
  ) : (
    <a href={`${preview}${file}${anchor && `#${anchor}`}`}>{children}</a>
  );
}

/** A text with its added and removed words marked, for screen readers too. */
function ChangeReport({change, links}: {change: Change; links: Links}): ReactNode {
  const {alsoAt} = change;
  const place = placeOf(change);
  return (
    <li>
      {place && (
        <span className="place">
          <PreviewLink links={links} anchor={change.place.anchor}>
            {place}
          </PreviewLink>
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
      {alsoAt && (
        <span className="place">
          The same in {counted(alsoAt.length, 'more place')}: {inList(alsoAt)}
        </span>
      )}
    </li>
  );
}

/** A section at one width, before and after: the part that differs. */
function PictureReport({
  name,
  picture,
  isOnly,
}: {
  name: string;
  picture: Picture;
  isOnly: boolean;
}): ReactNode {
  const {viewport} = picture;
  return (
    <div className={`pictures ${viewport} ${isOnly ? 'only' : ''}`}>
      {(['before', 'after'] as const).map((version) => {
        const image = picture[version];
        const caption = `${version === 'before' ? 'Before' : 'After'}, on a ${viewport}`;
        return (
          image && (
            <figure key={version}>
              <figcaption>{caption}</figcaption>
              <img
                src={`data:image/webp;base64,${image.webp.toString('base64')}`}
                width={image.width}
                height={image.height}
                loading="lazy"
                alt={`${name}: ${caption}`}
              />
            </figure>
          )
        );
      })}
      {picture.more !== undefined && (
        <p className="quiet">{counted(picture.more, 'more place')} of this section differ, too.</p>
      )}
    </div>
  );
}

/** What changes in one section of a page. */
type Group = {place: Place; changes: Change[]; looks: Look[]};

/** What changes on a page, section by section: first those of which words say what changes. */
export function groupsOf({changes, looks}: Part): Group[] {
  const groups = looks.map((look): Group => ({
    place: look.place,
    changes: changes.filter((change) => isIn(change, look)),
    looks: [look],
  }));
  for (const change of changes.filter((each) => !looks.some((look) => isIn(each, look)))) {
    const {area, section} = change.place;
    const group = groups.find(({place}) => place.area === area && place.section === section);
    if (group) {
      group.changes.push(change);
    } else {
      groups.push({place: change.place, changes: [change], looks: []});
    }
  }
  return groups.toSorted((a, b) => Number(a.changes.length === 0) - Number(b.changes.length === 0));
}

export const isOnlyLooks = ({changes}: Group): boolean => changes.length === 0;

function GroupReport({part, group, links}: {part: Part; group: Group; links: Links}): ReactNode {
  const {place, changes, looks} = group;
  const {area, section, anchor} = place;
  const name = section || areaNames[area];
  const isAboutHead =
    looks.length === 0 &&
    changes.every(
      ({place: {section: its}, kind}) => its === '' && kind !== 'text' && area === 'main',
    );
  return (
    <div className="group">
      {part.status === 'changed' && !isAboutHead && (
        <h3>
          <PreviewLink links={links} anchor={anchor}>
            {name}
          </PreviewLink>
        </h3>
      )}
      {changes.length > 0 && (
        <ul className="changes">
          {changes.map((change, index) => (
            <ChangeReport key={index} change={change} links={links} />
          ))}
        </ul>
      )}
      {looks.map(({pictures}) =>
        pictures.map((picture, index) => (
          <PictureReport
            key={index}
            name={`${part.name}, ${name}`}
            picture={picture}
            isOnly={pictures.every(({viewport}) => viewport === picture.viewport)}
          />
        )),
      )}
    </div>
  );
}

/** A page of the report, or what doesn't belong to one page. */
export function PartReport({
  part,
  id,
  preview,
  maxOpenLooks,
}: {
  part: Part;
  id: string;
  preview?: string;
  /** Other sections of which only the looks change are shown on demand. */
  maxOpenLooks: number;
}): ReactNode {
  const {path, name, status, redirect} = part;
  const links = {path, preview: status === 'removed' ? undefined : preview};
  const groups = groupsOf(part);
  const looks = groups.filter(isOnlyLooks);
  const folded = status === 'changed' ? looks.slice(maxOpenLooks) : [];
  const report = (group: Group) => (
    <GroupReport key={groups.indexOf(group)} part={part} group={group} links={links} />
  );
  return (
    <section id={id} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>
        {name}{' '}
        {statusNames[status] && <span className={`status ${status}`}>{statusNames[status]}</span>}
      </h2>
      {path !== undefined && (
        <p className="quiet">
          <PreviewLink links={links}>{path}</PreviewLink>
        </p>
      )}
      {status === 'removed' && (
        <p>
          {redirect === undefined
            ? 'Its address now shows the page for unknown addresses.'
            : `Its address now leads to ${redirect}.`}
        </p>
      )}
      {groups.filter((group) => !folded.includes(group)).map(report)}
      {folded.length > 0 && (
        <details>
          <summary>
            {counted(folded.length, folded.length < looks.length ? 'more section' : 'section')} of
            this page {folded.length === 1 ? 'looks' : 'look'} different
          </summary>
          {folded.map(report)}
        </details>
      )}
    </section>
  );
}
