import type {PageCapture, PageInfo} from '../capture/PageCapture';
import type {UseChange} from '../compare/compareUses';
import {counted, inList} from './wording';

const quoted = (name: string): string => `“${name.replace('“', '‘').replace('”', '’')}”`;

/** The first names of a list are enough: `“A”, “B”, and ten more controls` */
const maxNames = 3;

function namesInWords(names: readonly string[]): string {
  const shown = names.slice(0, names.length > maxNames + 1 ? maxNames : names.length).map(quoted);
  const rest = names.length - shown.length;
  return inList(rest > 0 ? [...shown, counted(rest, 'more control')] : shown);
}

const namesOf = (uses: readonly UseChange[]): string[] =>
  Array.from(new Set(uses.map(({control}) => control)));

/** `“Menu” in the navigation bar or the footer`, `“A” and “B” on Tools` */
export function summarizeBroken(uses: readonly UseChange[], page: string): string[] {
  const broken = uses.filter((use) => use.broken);
  const summarize = (some: readonly UseChange[], where: string) =>
    some.length > 0 ? [`${namesInWords(namesOf(some))} ${where} stopped working`] : [];
  return [
    ...summarize(
      broken.filter(({isShared}) => isShared),
      'in the navigation bar or the footer',
    ),
    ...summarize(
      broken.filter(({isShared}) => !isShared),
      `on ${page}`,
    ),
  ];
}

/** `“Menu” does nothing anymore on a phone.` */
export function brokenInWords(uses: readonly UseChange[]): string[] {
  const sentences = new Map<string, UseChange[]>();
  for (const use of uses.filter(({broken}) => broken)) {
    const [viewport, ...others] = use.pairs.map((pair) => pair.viewport);
    const where = others.length === 0 ? ` on a ${viewport}` : '';
    const what =
      use.broken === 'pointer'
        ? `nothing happens anymore${where}`
        : `the keyboard does nothing anymore${where}`;
    sentences.set(what, [...(sentences.get(what) ?? []), use]);
  }
  return Array.from(sentences, ([what, some]) =>
    `${inList(some.map(({steps}) => steps.replace(/^after /, '')))}: ${what}.`.replace(
      /^./,
      (first) => first.toUpperCase(),
    ),
  );
}

/** What wasn't tried on a page, at any width: `pressing “More”` */
export function unreachedOn(page: (PageInfo & Partial<PageCapture>) | undefined): string[] {
  const {phone, desktop} = page?.uses ?? {};
  const steps = [...(desktop?.unreached ?? []), ...(phone?.unreached ?? [])];
  return Array.from(new Set(steps), (each) => each.replace(/^after /, ''));
}
