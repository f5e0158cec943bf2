import {posix} from 'node:path';
import type {Problem} from '../Diagnostic';
import {contentFiles, pageFile} from '../model/addresses';
import type {PageRule, SiteProblem, SiteRule} from '../model/Content';
import type {Page} from '../model/readPage';
import {SourceFile} from '../SourceFile';
import {simplified} from '../suggest';

const isComment = (value: string): boolean => /^\s*\/\*[^]*\*\/\s*$/.test(value);

/** Checks that a page has front matter and a body. */
export const checkPresence: PageRule = ({frontMatter, tree, isPartial, problems}) => {
  const found: Problem[] = [];
  if (frontMatter.end === 0 && !isPartial && frontMatter.problems.length === 0) {
    found.push({
      offset: 0,
      message: 'This page needs a title and a description.',
      hint: 'Start the file with four lines: ---, title: …, description: …, and --- again.',
    });
  }
  const isEmpty = tree.children.every(
    (node) =>
      node.type === 'mdxjsEsm' || (node.type === 'mdxFlowExpression' && isComment(node.value)),
  );
  if (isEmpty && problems.length === 0) {
    found.push({
      offset: 0,
      message: 'This page is empty.',
      hint: 'Write something below the block with the title, or delete the file.',
    });
  }
  return found;
};

/** Checks that a page's file name can be part of its address. */
export const checkFileName: PageRule = ({file}, {config: {contentFolder}}) => {
  const path = posix.relative(contentFolder, file.path).replace(pageFile, '');
  const better = path
    .toLowerCase()
    .replace(/[^\w/-]+/g, '-')
    .replace(/-+(?=\/|$)/g, '');
  return /^[\w-]+(\/[\w-]+)*$/.test(path)
    ? []
    : [
        {
          offset: 0,
          message: "This file's name contains characters that don't work in an address.",
          hint: `Rename it, for example to ${posix.join(contentFolder, better)}.mdx.`,
        },
      ];
};

/** What an editor or a word processor adds to, or writes instead of, the extension of a page. */
const almostPage = /(?:\.mdx?\.\w+|\.(?:docx?|odt|rtf|pages|html?))$/i;

/** Finds files that were meant to be pages, but aren't because of their extension. */
export const checkOtherFiles: SiteRule = ({config: {contentFolder}, siteMap}) =>
  contentFiles(siteMap.pathOf('.'), contentFolder)
    .filter((path) => almostPage.test(path))
    .map((path) => ({
      file: new SourceFile(path, ''),
      offset: 0,
      severity: 'warning',
      message: "This file isn't a page, because its name doesn't end in .mdx.",
      hint: 'Rename it, or copy its text into a new page and delete the file.',
    }));

/** What no two pages can share. */
const keysOf = ({file, route, frontMatter: {data}}: Page) => ({
  name: file.path.replace(pageFile, '').toLowerCase(),
  address: route,
  title: typeof data.title === 'string' ? simplified(data.title) : undefined,
  description: typeof data.description === 'string' ? simplified(data.description) : undefined,
});

type Key = keyof ReturnType<typeof keysOf>;

const explanations: Readonly<Record<Key, (page: Page, other: string) => [string, string]>> = {
  name: (_, other) => [
    `This file and ${other} have the same name.`,
    'Rename one of them. Capital letters and the file extension make no difference.',
  ],
  address: ({route}, other) => [
    `${other} already has the address ${route}`,
    'Change the slug of one of the two pages, or rename its file.',
  ],
  title: (_, other) => [
    `${other} already has this title.`,
    'Give each page its own title, so that people can tell them apart in search results.',
  ],
  description: (_, other) => [
    `${other} already has this description.`,
    'Give each page its own description, so that people can tell them apart in search results.',
  ],
};

/** Finds pages with the same file name, address, title or description. */
export const checkDuplicatePages: SiteRule = ({pages}) => {
  const first = new Map<string, Page>();
  return pages
    .filter(({isPartial}) => !isPartial)
    .flatMap((page): SiteProblem[] => {
      const {file, frontMatter} = page;
      const keys = Object.entries(keysOf(page)) as [Key, string | undefined][];
      for (const [key, value] of keys) {
        const other = value === undefined ? undefined : first.get(`${key} ${value}`);
        if (other) {
          const [message, hint] = explanations[key](page, other.file.path);
          const field = key === 'address' ? 'slug' : key;
          const offset = frontMatter.texts.find((text) => text.field === field)?.start ?? 0;
          return [{file, offset, message, hint}];
        }
      }
      keys.forEach(([key, value]) => first.set(`${key} ${value}`, page));
      return [];
    });
};
