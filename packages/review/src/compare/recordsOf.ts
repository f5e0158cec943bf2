import {parse} from 'yaml';
import {contentFolder, pageFile} from '@sitekit/content-check/contentFolder';
import {
  findAttribute,
  forEachElement,
  textOf,
  valueOf,
} from '@sitekit/content-check/pages/elements';
import {readPage} from '@sitekit/content-check/pages/readPage';
import {routeOf} from '@sitekit/content-check/SiteMap';
import {recordsFolder} from '../../../../src/content/readRecords';
import {SourceFile} from '@sitekit/content-check/SourceFile';
import {git, tryGit} from '../versions/git';

/** A step of the process. */
export type Step = {
  /** Its number, as it is written. */
  id: string;
  title: string;
  /** The address of the page that it stands on. */
  page: string;
};

/** What the data of a version of the site says. */
export type Records = {
  /** By the name of the file without `.yaml`; undefined for one that is not YAML. */
  data: Record<string, unknown>;
  /** In their order. */
  steps: Step[];
  /** The addresses of the pages that use a component, by its name. */
  pagesWith: Record<string, string[]>;
};

/** @returns undefined for what is not YAML, which the check answers */
function parseRecord(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** The records of a commit, as far as they can be read. */
export function recordsOf(siteDir: string, commit: string): Records {
  const list = tryGit(siteDir, 'ls-tree', '-r', '-z', '--name-only', commit, `${contentFolder}/`);
  const records: Records = {data: {}, steps: [], pagesWith: {}};
  for (const path of (list ?? '').split('\0').filter(Boolean)) {
    const read = () => git(siteDir, ['show', `${commit}:${path}`]);
    if (path.startsWith(`${recordsFolder}/`) && path.endsWith('.yaml')) {
      records.data[path.slice(recordsFolder.length + 1, -'.yaml'.length)] = parseRecord(read());
    } else if (pageFile.test(path)) {
      addPage(records, new SourceFile(path, read()));
    }
  }
  return records;
}

function addPage({steps, pagesWith}: Records, file: SourceFile): void {
  const page = readPage(file);
  const route = routeOf(page);
  forEachElement(page.tree, (element) => {
    const name = element.name ?? '';
    pagesWith[name] = Array.from(new Set([...(pagesWith[name] ?? []), route]));
    const id = findAttribute(element, 'id');
    const title = findAttribute(element, 'title');
    if (name === 'ProcessStep' && id && title) {
      const value = valueOf(id);
      steps.push({
        id: value.kind === 'constant' ? String(value.value) : '',
        title: textOf(title) ?? '',
        page: route,
      });
    }
  });
}
