import type {ReactNode} from 'react';
import type {PictureChange, Region} from '../compare/comparePictures';
import {widths} from '../visit/snapshot';
import type {WidthName} from '../visit/snapshot';
import {cutToChange} from './cutToChange';
import type {Cut} from './cutToChange';
import type {PagePictures, Picture} from './encodePictures';

/** The outline stands this far outside of what differs, in pixels. */
const outside = 5;

function Outlined({
  picture: {data, width, height},
  regions,
  cut,
  description,
}: {
  picture: Picture;
  regions: readonly Region[];
  cut?: Cut;
  description: string;
}): ReactNode {
  return (
    <div
      className="picture"
      data-cut={cut ? [width, height, cut.top, cut.rows].join(' ') : undefined}>
      <img src={data} width={width} height={height} alt={description} />
      {regions.length > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {regions.map((region, index) => (
            <rect
              key={index}
              x={region.left - outside}
              y={region.top - outside}
              width={region.width + 2 * outside}
              height={region.height + 2 * outside}
              rx={outside}
            />
          ))}
        </svg>
      )}
    </div>
  );
}

/** A button that changes how a pair is shown; it has no use without the report's script. */
function Toggle({
  value,
  label,
  about,
}: {
  /** The class that the pair then has. */
  value: string;
  label: string;
  about: string;
}): ReactNode {
  return (
    <button type="button" value={value} aria-pressed="false" hidden>
      {label} <span className="visually-hidden">({about})</span>
    </button>
  );
}

/** How a page looks at one width: before and after, side by side or on each other. */
export function Pictures({
  page,
  width,
  pictures: {before, after},
  change,
}: {
  /** The name of the page. */
  page: string;
  width: WidthName;
  pictures: NonNullable<PagePictures[WidthName]>;
  change?: PictureChange;
}): ReactNode {
  const about = `${page} on a ${width}`;
  const cut = change && before && after && cutToChange(change, before, after);
  const shown = [
    ...(before ? [{when: 'Before', picture: before, regions: change?.before ?? []}] : []),
    ...(after ? [{when: 'After', picture: after, regions: change?.after ?? []}] : []),
  ];
  return (
    <div data-pair className={width}>
      <div className="pair-head">
        <h3>
          On a {width}, {widths[width]} pixels wide
        </h3>
        {before && after && (
          <Toggle value="is-slider" label="Compare with a slider" about={about} />
        )}
        {cut && <Toggle value="is-whole" label="Show the whole page" about={about} />}
      </div>
      {before && after && (
        <label className="slider">
          Before is on the left of the line, after on its right{' '}
          <span className="visually-hidden">({about})</span>
          <input type="range" min="0" max="100" defaultValue="50" />
        </label>
      )}
      <div className="pair">
        {shown.map(({when, picture, regions}) => (
          <figure key={when}>
            <figcaption>{when}</figcaption>
            <Outlined
              picture={picture}
              regions={regions}
              cut={cut}
              description={`${about}, ${when.toLowerCase()}`}
            />
          </figure>
        ))}
      </div>
    </div>
  );
}
