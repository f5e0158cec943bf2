import type {ReactNode} from 'react';
import {viewportWidths} from '../capture/PageCapture';
import type {Viewport} from '../capture/PageCapture';
import type {ScreenshotChange} from '../compare/compareScreenshots';
import type {Region} from '../compare/joinCells';
import {cropToChange} from './cropToChange';
import type {Crop} from './cropToChange';
import type {EncodedImage, ScreenshotPair} from './encodeScreenshots';

/** The distance between an outline and what it surrounds. */
const outlinePixels = 5;

function Outlined({
  image: {webp, width, height},
  regions,
  crop,
  description,
}: {
  image: EncodedImage;
  regions: readonly Region[];
  crop?: Crop;
  description: string;
}): ReactNode {
  return (
    <div
      className="screenshot"
      data-crop={crop ? [width, height, crop.top, crop.rows].join(' ') : undefined}>
      <img
        src={`data:image/webp;base64,${webp.toString('base64')}`}
        width={width}
        height={height}
        alt={description}
      />
      {regions.length > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {regions.map((region, index) => (
            <rect
              key={index}
              x={region.left - outlinePixels}
              y={region.top - outlinePixels}
              width={region.width + 2 * outlinePixels}
              height={region.height + 2 * outlinePixels}
              rx={outlinePixels}
            />
          ))}
        </svg>
      )}
    </div>
  );
}

/** A button that toggles a class of a pair; hidden until the report's script runs. */
function Toggle({
  className,
  label,
  about,
}: {
  className: string;
  label: string;
  about: string;
}): ReactNode {
  return (
    <button type="button" value={className} aria-pressed="false" hidden>
      {label} <span className="visually-hidden">({about})</span>
    </button>
  );
}

/** A page at one width: before and after, side by side or on top of each other. */
export function Screenshots({
  page,
  viewport,
  screenshots: {before, after},
  change,
}: {
  /** The name of the page. */
  page: string;
  viewport: Viewport;
  screenshots: ScreenshotPair;
  change?: ScreenshotChange;
}): ReactNode {
  const about = `${page} on a ${viewport}`;
  const crop = change && before && after && cropToChange(change, before, after);
  const shown = [
    ...(before ? [{when: 'Before', image: before, regions: change?.before ?? []}] : []),
    ...(after ? [{when: 'After', image: after, regions: change?.after ?? []}] : []),
  ];
  return (
    <div data-pair className={viewport}>
      <div className="pair-head">
        <h3>
          On a {viewport}, {viewportWidths[viewport]} pixels wide
        </h3>
        {before && after && (
          <Toggle className="is-slider" label="Compare with a slider" about={about} />
        )}
        {crop && <Toggle className="is-whole" label="Show the whole page" about={about} />}
      </div>
      {before && after && (
        <label className="slider">
          Drag to compare: before is to the left of the line, after to the right{' '}
          <span className="visually-hidden">({about})</span>
          <input type="range" min="0" max="100" defaultValue="50" />
        </label>
      )}
      <div className="pair">
        {shown.map(({when, image, regions}) => (
          <figure key={when}>
            <figcaption>{when}</figcaption>
            <Outlined
              image={image}
              regions={regions}
              crop={crop}
              description={`${about}, ${when.toLowerCase()}`}
            />
          </figure>
        ))}
      </div>
    </div>
  );
}
