import type {ReactNode} from 'react';
import {viewports} from '../capture/PageCapture';
import type {PageChange} from '../compare/comparePage';
import {hasOnlySharedChanges} from '../compare/splitShared';
import type {SharedChanges} from '../compare/splitShared';
import {ListChanges, TextChanges, ValueChanges} from './Changes';
import type {PageScreenshots} from './encodeScreenshots';
import {Screenshots} from './Screenshots';
import {NotTried, UseReport} from './UseReport';
import {brokenInWords} from './usesInWords';
import {addressIn, nameOfPage, sectionId} from './wording';

const number = new Intl.NumberFormat('en');

/** The size of a page in bytes, before and after: `HTML 2,763 → 2,761, CSS 2,979` */
export function weightInWords({before, after}: PageChange): string {
  const kinds = [
    ['HTML', 'html'],
    ['CSS', 'css'],
    ['JavaScript', 'js'],
  ] as const;
  const weights = kinds.map(([label, kind]) => {
    const values = [before?.weight[kind], after?.weight[kind]]
      .filter((value) => value !== undefined)
      .map((value) => number.format(value));
    return `${label} ${Array.from(new Set(values)).join(' → ')}`;
  });
  return weights.join(', ');
}

/** The changes in a page's text, or all text of a page that was added or removed, collapsed. */
function PageText({change: {texts, status}}: {change: PageChange}): ReactNode {
  if (texts.length === 0) {
    return null;
  }
  if (status === 'changed') {
    return (
      <>
        <h3>Changes in the text</h3>
        <TextChanges changes={texts} />
      </>
    );
  }
  return (
    <details>
      <summary>Text of the page</summary>
      <TextChanges changes={texts} />
    </details>
  );
}

/** The section about one page. */
export function PageReport({
  change,
  statusName,
  shared,
  screenshots,
  previewUrl,
}: {
  change: PageChange;
  /** How the report calls the page's status. */
  statusName: string;
  /** What changes on every page, which has its own section. */
  shared: SharedChanges;
  screenshots: PageScreenshots;
  previewUrl?: string;
}): ReactNode {
  const {path, formerPath, values, lists, brokenLinks, uses} = change;
  const name = nameOfPage(change);
  const id = sectionId(path);
  return (
    <section className="page" id={id} aria-labelledby={`${id}-name`}>
      <div className="page-head">
        <h2 id={`${id}-name`}>{name}</h2>
        <span className={`status ${change.status}`}>{statusName}</span>
      </div>
      <p className="quiet links">
        <span>{path}</span>
        {previewUrl && change.status !== 'removed' && (
          <a href={addressIn(previewUrl, path)}>Open the preview of {name}</a>
        )}
      </p>
      {brokenInWords(uses).map((sentence) => (
        <p key={sentence} className="warning">
          {sentence}
        </p>
      ))}
      {formerPath !== undefined && (
        <p className="warning">
          This page was at {formerPath} before. Old links to that address are broken now.
        </p>
      )}
      {brokenLinks.map((link) => (
        <p key={link} className="warning">
          Broken link: {link}
        </p>
      ))}
      {hasOnlySharedChanges(change, shared) && (
        <p>
          Only <a href="#everywhere">what changes on every page</a>.
        </p>
      )}
      <ValueChanges changes={values} />
      <PageText change={change} />
      <ListChanges changes={lists} />
      {viewports.map((viewport) => {
        const pair = screenshots[viewport];
        return (
          pair && (
            <Screenshots
              key={viewport}
              page={name}
              viewport={viewport}
              screenshots={pair}
              change={change.screenshots[viewport]}
            />
          )
        );
      })}
      <UseReport page={name} uses={uses} screenshots={screenshots.uses} />
      <NotTried page={change.after} />
      <p className="quiet weight">Download size in bytes, compressed: {weightInWords(change)}.</p>
    </section>
  );
}
