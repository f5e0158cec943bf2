import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Change, Picture, Review, Section, SectionStatus} from '../model';
import {headline} from './headline';
import {viewportWidths} from '../model';
import {hasOwnChanges, placeOf, runsOf, sectionId} from './words';

const styles = readFileSync(join(__dirname, 'report.css'), 'utf8');
const hash = createHash('sha256').update(styles).digest('base64');

/** Allows only what is in the file itself. */
const policy = `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;

const statusNames: Record<SectionStatus, string> = {
  changed: 'changed',
  added: 'added',
  removed: 'removed',
  unchanged: 'no visible change',
};

/** A text with its added and removed words marked, for screen readers too. */
function ChangeReport({change}: {change: Change}): ReactNode {
  const {how, destination} = change;
  const place = [placeOf(change), how === 'moved' && `moved ${destination}`].filter(Boolean);
  return (
    <p className="text">
      {place.length > 0 && <span className="place">{place.join(', ')}</span>}
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
    </p>
  );
}

/** A page at one width, before and after: the part that differs. */
function PictureReport({page, picture}: {page: string; picture: Picture}): ReactNode {
  const {viewport} = picture;
  return (
    <div className={viewport}>
      <h3>
        On a {viewport}, {viewportWidths[viewport]} pixels wide
      </h3>
      {picture.isMostOfPage && (
        <p>Most of this page looks different, so there are no frames around the differences.</p>
      )}
      {(['before', 'after'] as const).map((version) => {
        const image = picture[version];
        return (
          image && (
            <figure key={version}>
              <figcaption>{version === 'before' ? 'Before' : 'After'}</figcaption>
              <img
                src={`data:image/webp;base64,${image.webp.toString('base64')}`}
                width={image.width}
                height={image.height}
                alt={`${page} on a ${viewport}, ${version}`}
              />
            </figure>
          )
        );
      })}
    </div>
  );
}

/** Whether only the pictures of a page say what changes. */
const changesOnlyLooks = ({status, changes}: Section): boolean =>
  status === 'changed' && changes.length === 0;

/** A new color can change every page: after so many of them, pictures are shown on demand. */
const maxOpenLooks = 2;

function SectionReport({section, isFolded}: {section: Section; isFolded: boolean}): ReactNode {
  const {path, name, status, changes, pictures} = section;
  const id = sectionId(section);
  // A page that moved is two sections with the same heading: one was added, the other removed.
  const labels = status === 'changed' ? [`${id}-name`] : [`${id}-name`, `${id}-status`];
  const shown = pictures.map((picture) => (
    <PictureReport key={picture.viewport} page={name} picture={picture} />
  ));
  return (
    <section id={id} aria-labelledby={labels.join(' ')}>
      <div className="head">
        <h2 id={`${id}-name`}>{name}</h2>
        <span id={`${id}-status`} className={`status ${status}`}>
          {statusNames[status]}
        </span>
      </div>
      {path !== undefined && <p className="quiet">{path}</p>}
      {changes.map((change, index) => (
        <ChangeReport key={index} change={change} />
      ))}
      {isFolded ? (
        <details>
          <summary>
            Only the looks of this page change, too. Press here to see its pictures.
          </summary>
          {shown}
        </details>
      ) : (
        shown
      )}
    </section>
  );
}

function Overview({sections}: {sections: readonly Section[]}): ReactNode {
  return (
    <ul aria-label="Every page, and whether it changes">
      {sections.map((section) => (
        <li key={sectionId(section) + section.status}>
          {hasOwnChanges(section) ? (
            <a href={`#${sectionId(section)}`}>{section.name}</a>
          ) : (
            section.name
          )}
          <span className={`status ${section.status}`}>{statusNames[section.status]}</span>
        </li>
      ))}
    </ul>
  );
}

/** The report as one file without scripts. */
export function renderReport(review: Review): string {
  const {base, baseFailure, sections} = review;
  const folded = sections.filter(hasOwnChanges).filter(changesOnlyLooks).slice(maxOpenLooks);
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>What visitors will see change</title>
        <style dangerouslySetInnerHTML={{__html: styles}} />
      </head>
      <body>
        <main>
          <h1>{headline(review)}</h1>
          <p className="quiet">Compared with version {base.slice(0, 7)}</p>
          {baseFailure !== undefined && (
            <section aria-labelledby="failure">
              <h2 id="failure">Why the previous version can’t be built</h2>
              <pre tabIndex={0}>{baseFailure}</pre>
            </section>
          )}
          {baseFailure === undefined && (
            <Overview sections={sections.filter(({path}) => path !== undefined)} />
          )}
          {sections.filter(hasOwnChanges).map((section) => (
            <SectionReport
              key={section.path ?? ''}
              section={section}
              isFolded={folded.includes(section)}
            />
          ))}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
