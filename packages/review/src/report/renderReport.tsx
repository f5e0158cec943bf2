import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {PageChange} from '../compare/comparePage';
import {hasSharedChanges, splitShared} from '../compare/splitShared';
import type {SharedChanges} from '../compare/splitShared';
import type {ReviewResult} from '../ReviewResult';
import {activateScreenshots} from './activateScreenshots';
import {ListChanges, TextChanges} from './Changes';
import type {PageScreenshots} from './encodeScreenshots';
import {leadingSentence} from './leadingSentence';
import {PageReport, weightInWords} from './PageReport';
import {NotTried} from './UseReport';
import {recordInWords} from './recordInWords';
import {looksInWords, nameOfPage, sectionId, statusNames} from './wording';

const styles = readFileSync(join(__dirname, 'report.css'), 'utf8');
const script = `(${activateScreenshots.toString()})();`;

/** The length that GitHub shows. */
const shortName = (commit: string): string => commit.slice(0, 7);

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows only what is in the file itself. */
const policy = [
  "default-src 'none'",
  'img-src data:',
  `style-src ${hash(styles)}`,
  `script-src ${hash(script)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function Overview({
  changes,
  statusName,
}: {
  changes: readonly PageChange[];
  statusName: (change: PageChange) => string;
}): ReactNode {
  return (
    <table className="overview" id="pages">
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
        {changes.map((change) => (
          <tr key={change.path}>
            <th scope="row">
              <a href={`#${sectionId(change.path)}`}>{nameOfPage(change)}</a>
            </th>
            <td className="address">{change.path}</td>
            <td>
              <span className={`status ${change.status}`}>{statusName(change)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Versions({result: {base, version}}: {result: ReviewResult}): ReactNode {
  return (
    <>
      {version && (
        <span>
          Version{' '}
          {version.commitUrl ? (
            <a href={version.commitUrl}>{shortName(version.commit)}</a>
          ) : (
            shortName(version.commit)
          )}
          {version.builtAt && `, built ${version.builtAt}`}
        </span>
      )}
      <span>Compared with version {shortName(base)}</span>
    </>
  );
}

function RecordChanges({result: {records, changes}}: {result: ReviewResult}): ReactNode {
  return (
    records.length > 0 && (
      <section className="everywhere" aria-labelledby="records">
        <h2 id="records">In the data files</h2>
        <ul>
          {records.map((record) => (
            <li key={record.text}>{recordInWords(record, changes)}</li>
          ))}
        </ul>
      </section>
    )
  );
}

function SharedReport({changes}: {changes: SharedChanges}): ReactNode {
  const {texts, lists, looks} = changes;
  return (
    hasSharedChanges(changes) && (
      <section className="everywhere" aria-labelledby="everywhere">
        <h2 id="everywhere">On every page</h2>
        <TextChanges changes={texts} />
        <ListChanges changes={lists} />
        {looks.length > 0 && <p>On every page, {looksInWords(looks)} different.</p>}
      </section>
    )
  );
}

/** The pages without visible changes, with their size, which may still differ. */
function Unchanged({changes}: {changes: readonly PageChange[]}): ReactNode {
  const unchanged = changes.filter(({status}) => status === 'unchanged');
  return (
    unchanged.length > 0 && (
      <section className="page" aria-labelledby="unchanged">
        <h2 id="unchanged">No visible changes</h2>
        <p className="quiet">
          The numbers are the download size in bytes, compressed. If only the size changed, the page
          was built differently or a script changed: try it in the preview.
        </p>
        <ul>
          {unchanged.map((change) => (
            <li key={change.path} id={sectionId(change.path)}>
              <strong>{nameOfPage(change)}</strong> ({change.path}): {weightInWords(change)}
              <NotTried page={change.after} />
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

/**
 * The report as one file without dependencies.
 *
 * @param screenshots by the paths of the pages
 */
export function renderReport(
  result: ReviewResult,
  screenshots: ReadonlyMap<string, PageScreenshots>,
): string {
  const {changes, baseFailure, previewUrl} = result;
  const statusName = ({status}: PageChange) =>
    baseFailure === undefined ? statusNames[status] : 'shown as it is now';
  const {shared, own} = splitShared(changes);
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
        <a className="skip" href="#pages">
          Skip to the pages
        </a>
        <main className="wrap">
          <h1>{leadingSentence(result)}</h1>
          <p className="quiet links">
            <Versions result={result} />
            {previewUrl && <a href={previewUrl}>Open the preview</a>}
          </p>
          {baseFailure !== undefined && (
            <section className="everywhere" aria-labelledby="failure">
              <h2 id="failure">Why the previous version can’t be built</h2>
              <pre tabIndex={0}>{baseFailure}</pre>
            </section>
          )}
          <Overview changes={changes} statusName={statusName} />
          <RecordChanges result={result} />
          <SharedReport changes={shared} />
          {own
            .filter(({status}) => status !== 'unchanged')
            .map((change) => (
              <PageReport
                key={change.path}
                change={change}
                shared={shared}
                statusName={statusName(change)}
                screenshots={screenshots.get(change.path) ?? {uses: new Map()}}
                previewUrl={previewUrl}
              />
            ))}
          <Unchanged changes={changes} />
        </main>
        <script dangerouslySetInnerHTML={{__html: script}} />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
