import {posix} from 'node:path';
import type {Diagnostic, Problem} from '../Diagnostic';
import {contentFiles, pageFile} from '../model/addresses';
import type {PageRule} from '../model/Content';
import type {Page} from '../model/readPage';
import {SourceFile} from '../SourceFile';
import {simplified} from '../suggest';
import type {ContentConfig} from '../config';

const conflictMark = /^(<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$).*$/gm;

/** What makes a whole file unreadable, so that any other problem would be misleading. */
export function wholeFileProblem(file: SourceFile): Diagnostic | undefined {
  if (!file.isUtf8) {
    return file.diagnostic(0, {
      message: "This file isn't saved as UTF-8, so its letters can't be read.",
      hint: 'Open it in your editor and choose "Save as", with the encoding UTF-8.',
    });
  }
  const marks = Array.from(file.text.matchAll(conflictMark));
  // A line of equals signs alone underlines a heading in Markdown.
  return marks.some(([line]) => /^[<>]/.test(line))
    ? file.diagnostic(marks[0]?.index ?? 0, {
        message: 'This is an unresolved merge conflict.',
        hint: 'Keep one version and delete the lines with <<<<<<<, ======= and >>>>>>>.',
      })
    : undefined;
}

const isComment = (value: string): boolean => /^\s*\/\*[^]*\*\/\s*$/.test(value);

/** Checks that a page has front matter and a body. */
export const checkPresence: PageRule = ({frontMatter, tree, isPartial, diagnostics}) => {
  const problems: Problem[] = [];
  if (frontMatter.end === 0 && !isPartial && frontMatter.diagnostics.length === 0) {
    problems.push({
      offset: 0,
      message: 'This page needs a title and a description.',
      hint: 'Start the file with four lines: ---, title: …, description: …, and --- again.',
    });
  }
  const isEmpty = tree.children.every(
    (node) =>
      node.type === 'mdxjsEsm' || (node.type === 'mdxFlowExpression' && isComment(node.value)),
  );
  if (isEmpty && diagnostics.length === 0) {
    problems.push({
      offset: 0,
      message: 'This page is empty.',
      hint: 'Write something below the block with the title, or delete the file.',
    });
  }
  return problems;
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
export const checkOtherFiles = (
  siteDir: string,
  {contentFolder}: Pick<ContentConfig, 'contentFolder'>,
): Diagnostic[] =>
  contentFiles(siteDir, contentFolder)
    .filter((file) => almostPage.test(file))
    .map((file) => {
      const [page] = /^.*\.mdx?(?=\.\w+$)/i.exec(file) ?? [];
      return new SourceFile(file, '').diagnostic(0, {
        severity: 'warning',
        message: "This file isn't a page, because its name doesn't end in .mdx.",
        hint: page
          ? `Rename it to ${posix.basename(page)}.`
          : 'Copy its text into a new page, and delete the file.',
      });
    });

/** The first page with a value, for each page that isn't the first. */
function firstWith(pages: readonly Page[], valueOf: (page: Page) => unknown): Map<Page, Page> {
  const first = new Map<string, Page>();
  const found = new Map<Page, Page>();
  for (const page of pages) {
    const value = valueOf(page);
    const key = typeof value === 'string' ? simplified(value) : undefined;
    const other = key === undefined ? undefined : first.get(key);
    if (other) {
      found.set(page, other);
    } else if (key !== undefined) {
      first.set(key, page);
    }
  }
  return found;
}

/** Finds pages with the same file name, address, title or description. */
export function checkDuplicatePages(pages: readonly Page[]): Diagnostic[] {
  const whole = pages.filter(({isPartial}) => !isPartial);
  const names = firstWith(whole, ({file}) => file.path.replace(pageFile, ''));
  const routes = firstWith(whole, ({route}) => route);
  const fields = ['title', 'description'].map((field) => ({
    field,
    pages: firstWith(whole, ({frontMatter}) => frontMatter.data[field]),
  }));
  return whole.flatMap((page): Diagnostic[] => {
    const {file, frontMatter, route} = page;
    const placeOf = (name: string) =>
      frontMatter.texts.find(({field}) => field === name)?.start ?? 0;
    const [namesake, neighbor] = [names.get(page), routes.get(page)];
    if (namesake) {
      return [
        file.diagnostic(0, {
          message: `This file and ${namesake.file.path} have the same name.`,
          hint: 'Rename one of them. Capital letters and the file extension make no difference.',
        }),
      ];
    }
    if (neighbor) {
      return [
        file.diagnostic(placeOf('slug'), {
          message: `${neighbor.file.path} already has the address ${route}`,
          hint: 'Change the slug of one of the two pages, or rename its file.',
        }),
      ];
    }
    const repeated = fields.filter((other) => other.pages.has(page));
    const [first] = repeated;
    const other = first?.pages.get(page);
    const same = repeated
      .filter((item) => item.pages.get(page) === other)
      .map(({field}) => field)
      .join(' and ');
    return first && other
      ? [
          file.diagnostic(placeOf(first.field), {
            message: `${other.file.path} already has this ${same}.`,
            hint: `Give each page its own ${same}, so that people can tell them apart in search results.`,
          }),
        ]
      : [];
  });
}
