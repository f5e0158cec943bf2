import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Change, Picture, Review, Section, SectionStatus} from '../model';
import {headline} from './headline';
import {viewportWidths} from '../model';
import {placeOf, runsOf, sectionId} from './words';

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

/** The changes of a page, or all text of a page that was added or removed, collapsed. */
function Changes({section: {changes, status}}: {section: Section}): ReactNode {
  const all = changes.map((change, index) => <ChangeReport key={index} change={change} />);
  return status === 'changed' || all.length === 0 ? (
    all
  ) : (
    <details>
      <summary>Text of the page</summary>
      {all}
    </details>
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

function SectionReport({section}: {section: Section}): ReactNode {
  const {path, name, status, problems, remarks, pictures} = section;
  const id = sectionId(section);
  // A page that moved is two sections with the same heading: one was added, the other removed.
  const labels = status === 'changed' ? [`${id}-name`] : [`${id}-name`, `${id}-status`];
  return (
    <section id={id} aria-labelledby={labels.join(' ')}>
      <div className="head">
        <h2 id={`${id}-name`}>{name}</h2>
        <span id={`${id}-status`} className={`status ${status}`}>
          {statusNames[status]}
        </span>
      </div>
      {path !== undefined && <p className="quiet">{path}</p>}
      {problems.map((sentence) => (
        <p key={sentence} className="problem">
          {sentence}
        </p>
      ))}
      <Changes section={section} />
      {remarks.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {pictures.map((picture) => (
        <PictureReport key={picture.viewport} page={name} picture={picture} />
      ))}
    </section>
  );
}

function Overview({sections}: {sections: readonly Section[]}): ReactNode {
  return (
    <table>
      <caption className="visually-hidden">Every page, and whether it changes</caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col" className="address">
            Address
          </th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {sections.map((section) => (
          <tr key={section.path}>
            <th scope="row">
              {section.status === 'unchanged' ? (
                section.name
              ) : (
                <a href={`#${sectionId(section)}`}>{section.name}</a>
              )}
            </th>
            <td className="address">{section.path}</td>
            <td>
              <span className={`status ${section.status}`}>{statusNames[section.status]}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The report as one file without scripts. */
export function renderReport(review: Review): string {
  const {base, baseFailure, sections} = review;
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
          {sections
            .filter(({status}) => status !== 'unchanged')
            .map((section) => (
              <SectionReport key={section.path ?? ''} section={section} />
            ))}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
