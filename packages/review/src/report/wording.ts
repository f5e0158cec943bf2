import type {PageArea} from '../capture/PageCapture';
import type {PageChange} from '../compare/comparePage';
import type {TextChange} from '../compare/compareTexts';

/* The report is read by people who aren't engineers. */

export const statusNames: Record<PageChange['status'], string> = {
  changed: 'changed',
  added: 'added',
  removed: 'removed',
  unchanged: 'no visible change',
};

/** The title of a page without the site's name, which Docusaurus appends. */
export function nameOfPage({path, before, after}: PageChange): string {
  const [name = ''] = (after ?? before)?.title.split(' | ') ?? [];
  return name.trim() || path;
}

/** The address of a page, from the address of its site's root. */
export const addressIn = (root: string, path: string): string => root.replace(/\/+$/, '') + path;

/** The id of a page's section in the report. */
export const sectionId = (path: string): string =>
  `page-${path.replace(/^\//, '').replace(/[^\w-]+/g, '-') || 'home'}`;

/** Its name changes with the commit, because GitHub keeps copies of the images in comments. */
export const thumbnailFile = (path: string, commit = ''): string =>
  `${[sectionId(path), commit.slice(0, 7)].filter(Boolean).join('-')}.webp`;

export const areaNames: Record<PageArea, string> = {
  navbar: 'in the navigation bar',
  main: '',
  footer: 'in the footer',
};

/** `the footer looks`, `the navigation bar and the footer look` */
export const looksInWords = (areas: readonly PageArea[]): string =>
  `${inList(areas.map((area) => areaNames[area].replace('in ', '')))} ${areas.length === 1 ? 'looks' : 'look'}`;

function formerSectionInWords(section: string | undefined): string | undefined {
  if (section === '') {
    return 'was above the first heading';
  }
  return section && `was under “${section}”`;
}

/** Where a text is, and what happened to it as a whole: `under “Cost Reduction”, added`. */
export function placeInPage(change: TextChange): string {
  const {kind, area, section, cell, isHeading, formerSection} = change;
  const words = [
    areaNames[area],
    isHeading ? 'heading' : section && `under “${section}”`,
    cell && `in the cell “${cell}”`,
    formerSectionInWords(formerSection),
    !['edited', 'reordered'].includes(kind) && kind,
  ];
  return words.filter(Boolean).join(', ');
}

const numberNames = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const numberInWords = (count: number): string => numberNames[count] ?? String(count);

/** `one page`, `two pages` */
export const counted = (count: number, what: string): string =>
  `${numberInWords(count)} ${what}${count === 1 ? '' : 's'}`;

/** `Home, Tools, and Contact` */
export const inList = (items: readonly string[]): string =>
  new Intl.ListFormat('en', {type: 'conjunction'}).format(items);
