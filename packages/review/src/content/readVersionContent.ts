import {parse} from 'yaml';
import {
  SourceFile,
  attributeText,
  attributeValue,
  findAttribute,
  elementsOf,
  pageFile,
  readPage,
} from '@sitekit/content-check';
import type {Page} from '@sitekit/content-check';
import type {ReviewConfig} from '../config';
import {git, tryGit} from '../versions/git';

/** An element of the numbered component. */
export type NumberedItem = {
  /** Its number, as written. */
  id: string;
  title: string;
  /** The path of its page. */
  page: string;
};

/** What the source files of a version say. */
export type VersionContent = {
  /** The data of each file, by its name without `.yaml`; undefined if it isn't valid YAML. */
  records: Record<string, unknown>;
  /** In the order of the pages. */
  numbered: NumberedItem[];
  /** The paths of the pages that use a component, by its name. */
  pagesUsing: Record<string, string[]>;
};

/** @returns undefined for invalid YAML, which the build or a check reports */
function parseRecord(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function addPage(
  {numbered, pagesUsing}: VersionContent,
  {route, tree}: Page,
  numberedComponent: string | undefined,
): void {
  for (const element of elementsOf(tree)) {
    const name = element.name ?? '';
    pagesUsing[name] = Array.from(new Set([...(pagesUsing[name] ?? []), route]));
    const id = findAttribute(element, 'id');
    const title = findAttribute(element, 'title');
    if (name === numberedComponent && id && title) {
      const value = attributeValue(id);
      numbered.push({
        id: value.kind === 'constant' ? String(value.value) : '',
        title: attributeText(title) ?? '',
        page: route,
      });
    }
  }
}

/** Reads the records and pages of a commit, as far as possible. */
export function readVersionContent(
  siteDir: string,
  commit: string,
  {contentFolder, recordsFolder}: NonNullable<ReviewConfig['content']>,
  numberedComponent: string | undefined,
): VersionContent {
  const list = tryGit(siteDir, 'ls-tree', '-r', '-z', '--name-only', commit, `${contentFolder}/`);
  const content: VersionContent = {records: {}, numbered: [], pagesUsing: {}};
  for (const path of (list ?? '').split('\0').filter(Boolean)) {
    const read = () => git(siteDir, ['show', `${commit}:${path}`]);
    if (path.startsWith(`${recordsFolder}/`) && path.endsWith('.yaml')) {
      content.records[path.slice(recordsFolder.length + 1, -'.yaml'.length)] = parseRecord(read());
    } else if (pageFile.test(path)) {
      const page = readPage(new SourceFile(path, read()), {contentFolder});
      addPage(content, page, numberedComponent);
    }
  }
  return content;
}
