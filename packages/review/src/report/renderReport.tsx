import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {PageChange} from '../compare/compareSites';
import {isAnyShared, splitShared} from '../compare/splitShared';
import type {SharedChanges} from '../compare/splitShared';
import type {PagePictures} from './encodePictures';
import {PageReport, weightInWords} from './PageReport';
import type {ReviewFacts} from './ReviewFacts';
import {startPictures} from './startPictures';
import {Lists, Texts} from './Texts';
import {anchorOf, leadingSentence, nameOf, recordInWords, verdicts} from './wording';

const styles = readFileSync(join(__dirname, 'report.css'), 'utf8');
const script = `(${startPictures.toString()})();`;

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing but what stands in the file. */
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
  verdictOf,
}: {
  changes: readonly PageChange[];
  verdictOf: (change: PageChange) => string;
}): ReactNode {
  return (
    <table className="overview" id="pages">
      <caption className="visually-hidden">Every page, and what became of it</caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col" className="address">
            Address
          </th>
          <th scope="col">Verdict</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.path}>
            <th scope="row">
              <a href={`#${anchorOf(change.path)}`}>{nameOf(change)}</a>
            </th>
            <td className="address">{change.path}</td>
            <td>
              <span className={`verdict ${change.verdict}`}>{verdictOf(change)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Records({facts: {records, changes}}: {facts: ReviewFacts}): ReactNode {
  return (
    records.length > 0 && (
      <section className="everywhere" aria-labelledby="records">
        <h2 id="records">In the records</h2>
        <ul>
          {records.map((record) => (
            <li key={record.text}>{recordInWords(record, changes)}</li>
          ))}
        </ul>
      </section>
    )
  );
}

function Shared({changes}: {changes: SharedChanges}): ReactNode {
  const {texts, lists} = changes;
  return (
    isAnyShared(changes) && (
      <section className="everywhere" aria-labelledby="everywhere">
        <h2 id="everywhere">On every page</h2>
        <Texts changes={texts} />
        <Lists changes={lists} />
      </section>
    )
  );
}

/** The pages on which there is nothing to see, with their weight, which may differ all the same. */
function Unchanged({changes}: {changes: readonly PageChange[]}): ReactNode {
  const same = changes.filter(({verdict}) => verdict === 'same');
  return (
    same.length > 0 && (
      <section className="page" aria-labelledby="unchanged">
        <h2 id="unchanged">Nothing a visitor can see changed</h2>
        <p className="quiet">
          Where only the weight differs, in bytes and compressed, it was built in another way, or a
          script has changed: what that does is best tried in the preview.
        </p>
        <ul>
          {same.map((change) => (
            <li key={change.path} id={anchorOf(change.path)}>
              <strong>{nameOf(change)}</strong> ({change.path}): {weightInWords(change)}
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

/**
 * The report, in one file that needs nothing else.
 *
 * @param pictures by the addresses of the pages
 */
export function renderReport(
  facts: ReviewFacts,
  pictures: ReadonlyMap<string, PagePictures>,
): string {
  const {base, changes, baseFailure, previewUrl} = facts;
  const verdictOf = ({verdict}: PageChange) =>
    baseFailure === undefined ? verdicts[verdict] : 'shown as it is now';
  const {shared, own} = splitShared(changes);
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>What a visitor will see change</title>
        <style dangerouslySetInnerHTML={{__html: styles}} />
      </head>
      <body>
        <a className="skip" href="#pages">
          To the pages
        </a>
        <main className="wrap">
          <h1>{leadingSentence(facts)}</h1>
          <p className="quiet links">
            <span>Compared with version {base.slice(0, 12)}</span>
            {previewUrl && <a href={previewUrl}>Open the preview</a>}
          </p>
          {baseFailure !== undefined && (
            <section className="everywhere" aria-labelledby="failure">
              <h2 id="failure">Why the version before could not be built</h2>
              <pre tabIndex={0}>{baseFailure}</pre>
            </section>
          )}
          <Overview changes={changes} verdictOf={verdictOf} />
          <Records facts={facts} />
          <Shared changes={shared} />
          {own
            .filter(({verdict}) => verdict !== 'same')
            .map((change) => (
              <PageReport
                key={change.path}
                change={change}
                shared={shared}
                verdict={verdictOf(change)}
                pictures={pictures.get(change.path) ?? {}}
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
