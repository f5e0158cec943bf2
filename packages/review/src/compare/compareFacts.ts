import type {PageCapture, CapturedLink} from '../capture/PageCapture';
import {versionsOf} from './compareTexts';
import type {TextChange} from './compareTexts';

/** Something that a page has one of, such as its title. */
export type ValueChange = {
  field: keyof typeof valueNames;
  what: string;
  before: string;
  after: string;
};

/** Something that a page has many of, such as links. */
export type ListChange = {what: string; added: string[]; removed: string[]};

const valueNames = {
  title: 'title',
  description: 'description',
  canonical: 'canonical address',
  sharedImage: 'preview image for shared links',
  layoutShift: 'layout shift while loading',
  scripts: 'size of the scripts',
} as const;

/** Browsers' limit for a layout shift that visitors don't mind. */
const maxGoodShift = 0.1;

/** In bytes, compressed; scripts that changed less weigh the same. */
const minScriptChange = 512;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The values of two pages; equal if no one would notice the difference. */
function valuesOf(page: PageCapture, other: PageCapture): Record<keyof typeof valueNames, string> {
  const {title, description, canonical, sharedImage, layoutShift, weight} = page;
  const shifts = [layoutShift, other.layoutShift];
  const isShifting =
    Math.max(...shifts) > maxGoodShift && Math.max(...shifts) > 2 * Math.min(...shifts);
  const isHeavier = Math.abs(weight.js - other.weight.js) >= minScriptChange;
  return {
    title,
    description,
    canonical,
    sharedImage,
    layoutShift: isShifting ? layoutShift.toFixed(2) : '',
    scripts: isHeavier ? kilobytes(weight.js) : '',
  };
}

const valueFields = Object.keys(valueNames) as (keyof typeof valueNames)[];

/** The values that differ between two pages. */
export function compareValues(before: PageCapture, after: PageCapture): ValueChange[] {
  const [old, current] = [valuesOf(before, after), valuesOf(after, before)];
  return valueFields
    .map((field) => ({field, what: valueNames[field], before: old[field], after: current[field]}))
    .filter((change) => change.before !== change.after);
}

/** `Compare all tools → /tools` */
export const describeLink = ({text, address}: CapturedLink): string =>
  `${text || '(no text)'} → ${address}`;

/** Changes on hover, in print and at other widths, listed when nothing else shows them. */
export const hiddenStyles = 'styles that the screenshots don’t show';

const lists: Record<string, (page: PageCapture) => string[]> = {
  headings: ({headings}) => headings.map(({level, text}) => `level ${level}: ${text}`),
  links: ({links}) =>
    links.map((link) => `${describeLink(link)}${link.isThere === false ? ' (broken)' : ''}`),
  images: ({images}) =>
    images.map(({address, description}) => `${address}: ${description || '(decorative)'}`),
  'labels for screen readers': ({labels}) => labels,
  'accessibility problems': ({violations}) => violations,
  'styles on hover and focus': ({pointerLooks}) => pointerLooks,
  'errors in the browser’s console': ({problems}) => problems.errors,
  'failed requests': ({problems}) => problems.failedRequests,
  [hiddenStyles]: ({styles}) => styles,
};

/** The first list without the second, where duplicates count. */
export function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((entry) => {
    const index = rest.indexOf(entry);
    if (index !== -1) {
      rest.splice(index, 1);
    }
    return index === -1;
  });
}

/** @param texts already show changes of headings, link texts and labels, which aren't repeated */
export function compareLists(
  before: PageCapture,
  after: PageCapture,
  texts: readonly TextChange[],
): ListChange[] {
  const versions = texts.map(versionsOf);
  const shown = new Set(versions.flat());
  const edits = versions
    .filter(([old, current]) => old !== '' && current !== '')
    .flatMap(([old, current]): [string, string][] => [
      [old, current],
      [current, old],
    ]);
  const unshown = (page: PageCapture, other: PageCapture): PageCapture => ({
    ...page,
    headings: page.headings.filter(({text}) => !shown.has(text)),
    links: page.links.filter(
      ({text, address}) =>
        !shown.has(text) || !other.links.some((link) => link.address === address),
    ),
    labels: page.labels.filter(
      (label) =>
        !edits.some(
          ([from, to]) =>
            label.includes(from) && other.labels.includes(label.replace(from, () => to)),
        ),
    ),
  });
  const [old, current] = [unshown(before, after), unshown(after, before)];
  return Object.entries(lists)
    .map(([what, linesOf]) => ({
      what,
      added: without(linesOf(current), linesOf(old)),
      removed: without(linesOf(old), linesOf(current)),
    }))
    .filter(({added, removed}) => added.length > 0 || removed.length > 0);
}
