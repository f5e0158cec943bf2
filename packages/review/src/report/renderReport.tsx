import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {viewports} from '../model';
import type {Part, Review} from '../model';
import {headline} from './headline';
import {groupsOf, isOnlyLooks, PartReport, statusNames} from './PartReport';
import {countKinds, hasNewLooks, inList} from './words';

const styles = readFileSync(join(__dirname, 'report.css'), 'utf8');
const hash = createHash('sha256').update(styles).digest('base64');

/** Allows only what is in the file itself. */
const policy = `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;

function Overview({
  parts,
  idOf,
}: {
  parts: readonly Part[];
  idOf: (part: Part) => string;
}): ReactNode {
  const unchanged = parts.filter(({status}) => status === 'unchanged');
  return (
    <>
      <ul className="overview" aria-label="What changes">
        {parts
          .filter((part) => !unchanged.includes(part))
          .map((part) => (
            <li key={idOf(part)}>
              <a href={`#${idOf(part)}`}>{part.name}</a>{' '}
              <span className="quiet">
                {inList(
                  [
                    statusNames[part.status],
                    ...countKinds(part.changes),
                    hasNewLooks(part) && 'looks',
                  ].filter((each): each is string => Boolean(each)),
                )}
              </span>
            </li>
          ))}
      </ul>
      {unchanged.length > 0 && (
        <p className="quiet">No visible change: {inList(unchanged.map(({name}) => name))}</p>
      )}
    </>
  );
}

/** Shows the pictures of one width: by default, those of the reader's own. */
function ViewportSwitch(): ReactNode {
  return (
    <fieldset>
      <legend>Pictures</legend>
      {viewports.map((viewport) => (
        <label key={viewport}>
          <input type="radio" name="viewport" value={viewport} /> {viewport}
        </label>
      ))}
    </fieldset>
  );
}

/** A new color can change every section: so many are shown, others on demand. */
const maxOpenLooks = 3;

/** The report as one file without scripts. */
export function renderReport(review: Review): string {
  const {base, baseFailure, parts, preview} = review;
  const changed = parts.filter(({status}) => status !== 'unchanged');
  const looksBefore = (part: Part) =>
    changed.slice(0, changed.indexOf(part)).flatMap(groupsOf).filter(isOnlyLooks).length;
  const idOf = (part: Part) => `part-${parts.indexOf(part) + 1}`;
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
          <Overview parts={parts} idOf={idOf} />
          {changed.some(({looks}) => looks.length > 0) && <ViewportSwitch />}
          {changed.map((part) => (
            <PartReport
              key={idOf(part)}
              part={part}
              id={idOf(part)}
              preview={preview}
              maxOpenLooks={Math.max(0, maxOpenLooks - looksBefore(part))}
            />
          ))}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
