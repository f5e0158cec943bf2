import type {ReactNode} from 'react';
import type {PageChange} from '../compare/compareSites';
import {isOnlyShared} from '../compare/splitShared';
import type {SharedChanges} from '../compare/splitShared';
import {widthNames} from '../visit/snapshot';
import type {PagePictures} from './encodePictures';
import {Pictures} from './Pictures';
import {Lists, Texts, Values} from './Texts';
import {addressIn, anchorOf, nameOf} from './wording';

const number = new Intl.NumberFormat('en');

/** What a visitor has to fetch, and how it has changed: `HTML 2,763 → 2,761, CSS 2,979`. */
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

/** The texts of a page that changed, or all of one that is new or gone, folded. */
function PageTexts({change: {texts, verdict}}: {change: PageChange}): ReactNode {
  if (texts.length === 0) {
    return null;
  }
  if (verdict === 'changed') {
    return (
      <>
        <h3>Changes in the text</h3>
        <Texts changes={texts} />
      </>
    );
  }
  return (
    <details>
      <summary>Its words</summary>
      <Texts changes={texts} />
    </details>
  );
}

/** What changed on one page. */
export function PageReport({
  change,
  verdict,
  shared,
  pictures,
  previewUrl,
}: {
  change: PageChange;
  /** In words. */
  verdict: string;
  /** What changes on every page, which is told apart. */
  shared: SharedChanges;
  pictures: PagePictures;
  previewUrl?: string;
}): ReactNode {
  const {path, formerPath, values, lists, brokenLinks} = change;
  const name = nameOf(change);
  const id = anchorOf(path);
  return (
    <section className="page" id={id} aria-labelledby={`${id}-name`}>
      <div className="page-head">
        <h2 id={`${id}-name`}>{name}</h2>
        <span className={`verdict ${change.verdict}`}>{verdict}</span>
      </div>
      <p className="quiet links">
        <span>{path}</span>
        {previewUrl && change.verdict !== 'removed' && (
          <a href={addressIn(previewUrl, path)}>Open the preview of {name}</a>
        )}
      </p>
      {formerPath !== undefined && (
        <p className="warning">
          It was at {formerPath} before. There is nothing now: old links to it lead nowhere.
        </p>
      )}
      {brokenLinks.map((link) => (
        <p key={link} className="warning">
          Leads to nothing: {link}
        </p>
      ))}
      {isOnlyShared(change, shared) && (
        <p>
          Nothing but <a href="#everywhere">what changes on every page</a>.
        </p>
      )}
      <Values changes={values} />
      <PageTexts change={change} />
      <Lists changes={lists} />
      {widthNames.map((width) => {
        const ofWidth = pictures[width];
        return (
          ofWidth && (
            <Pictures
              key={width}
              page={name}
              width={width}
              pictures={ofWidth}
              change={change.pictures[width]}
            />
          )
        );
      })}
      <p className="quiet weight">Weight in bytes, compressed: {weightInWords(change)}.</p>
    </section>
  );
}
