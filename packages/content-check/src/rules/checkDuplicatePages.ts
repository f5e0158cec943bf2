import type {Diagnostic} from '../Diagnostic';
import type {Page} from '../model/Page';
import {pageFile} from '../model/pageFile';
import {simplified} from '../sameText';

const fields = ['title', 'description'];

/** What pages must not share, by which they are found. */
const values: Record<string, (page: Page) => unknown> = {
  name: ({file}) => file.path.replace(pageFile, ''),
  address: ({route}) => route,
  ...Object.fromEntries(
    fields.map((field) => [field, (page: Page) => page.frontMatter.data[field]]),
  ),
};

/** For each kind of value, the first page with it. */
function firstPages(pages: readonly Page[]): (kind: string, page: Page) => Page | undefined {
  const keyOf = (kind: string, page: Page): string | undefined => {
    const value = values[kind]?.(page);
    return typeof value === 'string' ? `${kind} ${simplified(value)}` : undefined;
  };
  const first = new Map<string | undefined, Page>();
  for (const page of pages.toReversed()) {
    for (const kind of Object.keys(values)) {
      first.set(keyOf(kind, page), page);
    }
  }
  first.delete(undefined);
  return (kind, page) => first.get(keyOf(kind, page));
}

/** The problem with a page that shares something with an earlier one. */
function problemOf(page: Page, firstWith: ReturnType<typeof firstPages>): Diagnostic[] {
  const {file, frontMatter} = page;
  const find = (kind: string): Page | undefined => {
    const found = firstWith(kind, page);
    return found === page ? undefined : found;
  };
  const placeOf = (name: string) => frontMatter.texts.find(({field}) => field === name)?.start ?? 0;

  const namesake = find('name');
  if (namesake) {
    return [
      file.diagnostic(0, {
        message: `This file and ${namesake.file.path} have the same name.`,
        hint: 'Rename one of them. Capital letters and the file extension make no difference.',
      }),
    ];
  }
  const neighbor = find('address');
  if (neighbor) {
    return [
      file.diagnostic(placeOf('slug'), {
        message: `${neighbor.file.path} already has the address ${neighbor.route}`,
        hint: 'Change the slug of one of the two pages, or rename its file.',
      }),
    ];
  }
  const repeated = fields.flatMap((field) => {
    const other = find(field);
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
export function checkDuplicatePages(pages: readonly Page[]): Diagnostic[] {
  const whole = pages.filter(({isPartial}) => !isPartial);
  const firstWith = firstPages(whole);
  return whole.flatMap((page) => problemOf(page, firstWith));
}
