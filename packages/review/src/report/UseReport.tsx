import type {ReactNode} from 'react';
import type {PageChange} from '../compare/comparePage';
import {ListChanges, TextChanges} from './Changes';
import type {PageScreenshots} from './encodeScreenshots';
import {Screenshots} from './Screenshots';
import {unreachedOn} from './usesInWords';
import {inList} from './wording';

/** What else happens when visitors use the controls of a page. */
export function UseReport({
  page,
  uses,
  screenshots,
}: {
  /** The name of the page. */
  page: string;
  uses: PageChange['uses'];
  screenshots: PageScreenshots['uses'];
}): ReactNode {
  return uses
    .filter(({broken}) => !broken)
    .map((use, index) => {
      const {steps, pairs, texts, lists} = use;
      const pair = screenshots.get(use);
      return (
        <div key={index} className="use">
          <h3>{steps.replace(/^a/, 'A')}</h3>
          <TextChanges changes={texts} />
          <ListChanges changes={lists} />
          {pair && pairs[0] && (
            <Screenshots
              page={`${page} ${steps}`}
              viewport={pairs[0].viewport}
              screenshots={pair}
              change={use.screenshots}
            />
          )}
        </div>
      );
    });
}

/** What the review didn't get to on a page. */
export function NotTried({page}: {page: PageChange['after']}): ReactNode {
  const unreached = unreachedOn(page);
  return (
    unreached.length > 0 && (
      <p className="quiet">
        Not tried, for lack of time or because something covers it: {inList(unreached)}.
      </p>
    )
  );
}
