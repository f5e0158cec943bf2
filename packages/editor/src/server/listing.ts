import {anchorsOf, readPages} from '@sitekit/content-check';
import type {IconSet} from '@sitekit/content-check';
import once from 'lodash/once';
import sortBy from 'lodash/sortBy';
import {isAddressOf} from '../isAddressOf';
import type {IconPicture, ListedField, Suggestion} from '../protocol';
import type {OutlineField} from '../source-map/outline';
import {visibleText} from '../source-map/targets';
import type {Target} from '../source-map/targets';
import {sourceOf} from './describe';
import {computedTexts, withComputed} from './computedTexts';
import type {RecordValues} from './computedTexts';
import type {EditorSite, Version} from './EditorSite';

/** The path of each page by its file, from the project's root. */
export type PagePaths = Readonly<Record<string, string>>;

/** What visitors read of a field, as far as the file says it. */
function shownText(
  site: EditorSite,
  {source}: Version,
  {value, target, range}: OutlineField,
  records: () => RecordValues,
): string {
  const text = String(value ?? '');
  if (target.kind !== 'prose' || target.content === 'code' || !range) {
    return text;
  }
  const shown = text.includes('<') ? computedTexts(site.config, source, range, records) : {};
  return visibleText(withComputed(text, shown));
}

/** Whether a field says what a tag computes, which is shown as part of its text. */
const isInComputed = ({source}: Version, target: Target): boolean =>
  target.kind === 'prop' &&
  source.config.computed?.[source.elementAt(target.element).name ?? ''] !== undefined;

/** Everything that is written: on the page with a path, in the records, then on the other pages. */
export function listFields(site: EditorSite, pages: PagePaths, pathname: string): ListedField[] {
  const isShown = (path: string) => isAddressOf(pages[path], pathname);
  const records = once(() => site.readRecords());
  const files = [...site.recordFiles, ...Object.keys(pages)];
  return sortBy(files, (path) => (isShown(path) ? 0 : pages[path] === undefined ? 1 : 2))
    .flatMap((path) => site.readIfPossible(path) ?? [])
    .flatMap((version) =>
      version.outline.fields
        .filter(({value, target}) => value !== undefined && !isInComputed(version, target))
        .sort((a, b) => a.line - b.line)
        .map((field) => ({
          fieldId: site.fieldId(version, field),
          source: sourceOf(version, field),
          value: shownText(site, version, field, records),
        })),
    );
}

/** The pages of the site and what links can lead to on them, as links lead to them. */
export const findLinks = ({siteDir, config}: EditorSite): Suggestion[] =>
  readPages(siteDir, config)
    .filter(({isPartial}) => !isPartial)
    .flatMap((page) => {
      const {route, frontMatter} = page;
      const {title: written} = frontMatter.data;
      const title = typeof written === 'string' ? written : route;
      return [
        {value: route, label: title},
        ...anchorsOf(page, config.components).map(({id, text}) => ({
          value: `${route}#${id}`,
          label: `${title} › ${text}`,
        })),
      ];
    });

const MAX_ICONS = 40;

/** The icons that words are about, the best first. Without words, the first ones. */
export function findIcons({names, tags, svg}: IconSet, words: string): IconPicture[] {
  const word = words.trim().toLowerCase();
  const rank = (name: string): number => {
    const isFit = [
      name === word,
      name.startsWith(word),
      name.includes(word),
      tags?.(name).some((tag) => tag.toLowerCase().startsWith(word)),
    ];
    return isFit.includes(true) ? isFit.indexOf(true) : isFit.length;
  };
  const found = svg ? names.map((name) => ({name, at: rank(name)})).filter(({at}) => at < 4) : [];
  return sortBy(found, 'at')
    .slice(0, MAX_ICONS)
    .map(({name}) => ({name, svg: svg?.(name) ?? ''}));
}
