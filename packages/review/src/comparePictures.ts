import {createHash} from 'node:crypto';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import {viewports} from './model';
import type {Look, Picture, PagePlace, Viewport} from './model';
import type {PageContent} from './readBuiltPage';
import {rowsOf} from './takePictures';
import type {Bitmap, Shot} from './takePictures';

/** How different a color has to be, from 0 to 1. */
const threshold = 0.03;

/** Fewer pixels that differ are how a browser rounds: no one sees them. */
const minPixels = 12;

/** Shown around what differs. */
const contextPixels = 40;

/** The distance between what differs and the frame around it. */
const framePixels = 5;

/** What a picture shows at most: the preview shows the rest. */
const maxPictureHeight: Record<Viewport, number> = {desktop: 900, phone: 420};

/** Narrower pictures are hard to place on the page. */
const minPictureWidth = 560;

/** A rectangle of an image, in pixels; its end isn't part of it. */
type Box = {left: number; top: number; right: number; bottom: number};

const wholeOf = ({width, height}: Bitmap): Box => ({left: 0, top: 0, right: width, bottom: height});

/** Where two images of the same size differ. */
function findDifference(a: Bitmap, b: Bitmap): Box | undefined {
  if (a.data.equals(b.data)) {
    return undefined;
  }
  const {width, height} = a;
  const mask = Buffer.alloc(a.data.length);
  const count = pixelmatch(a.data, b.data, mask, width, height, {threshold, diffMask: true});
  if (count < minPixels) {
    return undefined;
  }
  const box = {left: width, top: height, right: 0, bottom: 0};
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (mask[pixel * 4 + 3]) {
      const [column, row] = [pixel % width, Math.floor(pixel / width)];
      box.left = Math.min(box.left, column);
      box.right = Math.max(box.right, column + 1);
      box.top = Math.min(box.top, row);
      box.bottom = row + 1;
    }
  }
  return box;
}

/** Whether a section looks the same. One can end between two pixels, and be a row higher elsewhere. */
function looksSame(a: Bitmap | undefined, b: Bitmap | undefined): boolean {
  if (!a || !b || Math.abs(a.height - b.height) > 1) {
    return false;
  }
  const height = Math.min(a.height, b.height) - 1;
  return findDifference(rowsOf(a, 0, height), rowsOf(b, 0, height)) === undefined;
}

/** What of a section is different from its other version. */
function findChange(shot: Bitmap, other: Bitmap | undefined): Box {
  if (!other) {
    return wholeOf(shot);
  }
  const height = Math.min(shot.height, other.height);
  const fromTop = findDifference(rowsOf(shot, 0, height), rowsOf(other, 0, height));
  if (shot.height === other.height) {
    return fromTop ?? wholeOf(shot);
  }
  // Everything below a new line is elsewhere: what differs is between what is the same above and below.
  const [from, to] = [shot.height - height, other.height - height];
  const fromEnd = findDifference(rowsOf(shot, from, height), rowsOf(other, to, height));
  const top = fromTop?.top ?? height;
  const bottom = Math.max(top, (fromEnd?.bottom ?? 0) + from);
  return {left: 0, top, right: shot.width, bottom};
}

/** A picture of what changes, with a frame unless it's the whole image. */
async function draw(image: Bitmap, change: Box, viewport: Viewport): Promise<Picture> {
  const width = Math.min(
    image.width,
    Math.max(change.right - change.left + 2 * contextPixels, minPictureWidth),
  );
  const center = Math.round((change.left + change.right - width) / 2);
  const left = Math.min(Math.max(center, 0), image.width - width);
  const top = Math.max(0, Math.min(change.top, image.height - 1) - contextPixels);
  const end = Math.min(
    image.height,
    change.bottom + contextPixels,
    top + maxPictureHeight[viewport],
  );
  const height = end - top;
  const size = `width="${change.right - change.left + 2 * framePixels}" height="${change.bottom - change.top + 2 * framePixels}"`;
  const [x, y] = [change.left - left - framePixels, change.top - top - framePixels];
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${x}" y="${y}" ${size} rx="4" fill="none" stroke="#ff6a3d" stroke-width="3"/></svg>`;
  const isFramed = change.bottom > change.top && change.right - change.left < image.width;
  const {data, info} = await sharp(image.data, {
    raw: {width: image.width, height: image.height, channels: 4},
  })
    .extract({left, top, width, height})
    .composite(isFramed ? [{input: Buffer.from(frame)}] : [])
    .webp({quality: 80})
    .toBuffer({resolveWithObject: true});
  return {webp: data, width: info.width, height: info.height};
}

/** What a page looks like, and what it says. */
export type CapturedPage = {shots: readonly Shot[]; content: PageContent};

type Section = {shot: Shot; names: string[]; anchor?: string};

function sectionsOf({shots, content}: CapturedPage, viewport: Viewport): Section[] {
  return shots
    .filter((shot) => shot.viewport === viewport)
    .map((shot) => {
      const titles = shot.titles.flatMap((index) => content.titles[index] ?? []);
      const names = titles.length > 0 ? titles.map(({text}) => text) : [''];
      return {shot, names, anchor: titles[0]?.anchor};
    });
}

/** The sections of both versions: those with the same name, and those that replaced each other. */
function pairSections(before: Section[], after: Section[]): [Section?, Section?][] {
  const left = new Set(before);
  function take(matches: (section: Section) => boolean): Section | undefined {
    const found = Array.from(left).find(matches);
    if (found) {
      left.delete(found);
    }
    return found;
  }
  const pairs = after.map((section): [Section?, Section?] => [
    take(({shot, names}) => shot.area === section.shot.area && names[0] === section.names[0]),
    section,
  ]);
  pairs.forEach((pair, index) => {
    const above = pairs[index - 1]?.[0];
    pair[0] ??= take(
      (section) =>
        section.shot.area === pair[1]?.shot.area && before[before.indexOf(section) - 1] === above,
    );
  });
  return [...pairs, ...Array.from(left, (section): [Section?, Section?] => [section, undefined])];
}

const digest = (image: Bitmap | undefined): string =>
  createHash('sha256')
    .update(image?.data ?? '')
    .digest('base64');

/** The sections that look different, in the order of the page. */
export async function comparePictures(before: CapturedPage, after: CapturedPage): Promise<Look[]> {
  const looks: Look[] = [];
  for (const viewport of viewports) {
    const pairs = pairSections(sectionsOf(before, viewport), sectionsOf(after, viewport));
    for (const [former, current] of pairs) {
      const [old, its] = [former?.shot.bitmap, current?.shot.bitmap];
      if (looksSame(old, its)) {
        continue;
      }
      const {shot, names, anchor} = (current ?? former) as Section;
      const [section = ''] = names;
      const place: PagePlace = {
        area: shot.area,
        section,
        heading: section,
        ...(anchor && {anchor}),
      };
      let look = looks.find(
        (each) => each.place.area === shot.area && each.titles.includes(section),
      );
      if (!look) {
        look = {place, titles: names, pictures: [], fingerprint: shot.area};
        looks.push(look);
      }
      look.fingerprint += digest(old) + digest(its);
      look.pictures.push({
        viewport,
        before: old && (await draw(old, findChange(old, its), viewport)),
        after: its && (await draw(its, findChange(its, old), viewport)),
      });
    }
  }
  return looks;
}

/** What a new page looks like at its top. */
export async function drawPage(shots: readonly Shot[]): Promise<Look[]> {
  const pictures = viewports.map(async (viewport) => {
    const first = shots.find((shot) => shot.area === 'main' && shot.viewport === viewport);
    const image = first?.bitmap;
    return {viewport, after: image && (await draw(image, wholeOf(image), viewport))};
  });
  const place = {area: 'main', section: '', heading: ''} as const;
  return [{place, titles: [''], pictures: await Promise.all(pictures), fingerprint: ''}];
}
