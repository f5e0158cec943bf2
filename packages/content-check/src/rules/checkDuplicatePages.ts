import type {Diagnostic} from '../Diagnostic';
import type {Page} from '../model/Page';
import {pageFile} from '../model/pageFile';
import {sameText} from '../sameText';

const fields = ['title', 'description'];

/** The problem with a page that shares something with an earlier one. */
function problemOf(page: Page, earlier: readonly Page[]): Diagnostic[] {
  const {file, frontMatter} = page;
  const find = (valueOf: (page: Page) => unknown): Page | undefined => {
    const value = valueOf(page);
    return typeof value === 'string'
      ? earlier.find((other) => sameText(valueOf(other), value))
      : undefined;
  };
  const placeOf = (name: string) => frontMatter.texts.find(({field}) => field === name)?.start ?? 0;

  const namesake = find((other) => other.file.path.replace(pageFile, ''));
  if (namesake) {
    return [
      file.diagnostic(0, {
        message: `This file and ${namesake.file.path} have the same name.`,
        hint: 'Rename one of them. Capital letters and the ending make no difference.',
      }),
    ];
  }
  const neighbor = find(({route}) => route);
  if (neighbor) {
    return [
      file.diagnostic(placeOf('slug'), {
        message: `${neighbor.file.path} already has the address ${neighbor.route}`,
        hint: 'Change the slug of one of the two pages, or rename its file.',
      }),
    ];
  }
  const repeated = fields.flatMap((field) => {
    const other = find((candidate) => candidate.frontMatter.data[field]);
    return other ? [{field, file: other.file.path}] : [];
  });
  const [first] = repeated;
  if (!first) {
    return [];
  }
  const names = repeated.filter((other) => other.file === first.file).map(({field}) => field);
  return [
    file.diagnostic(placeOf(first.field), {
      message: `${first.file} already has this ${names.join(' and ')}.`,
      hint: `Give each page its own ${names.join(' and ')}, so that people can tell them apart in search results.`,
    }),
  ];
}

/** Finds pages with the same file name, address, title or description. */
export const checkDuplicatePages = (pages: readonly Page[]): Diagnostic[] =>
  pages
    .filter(({isPartial}) => !isPartial)
    .flatMap((page, index, all) => problemOf(page, all.slice(0, index)));
