import {localPath} from '../addressForm';
import type {Content, PageRule, RecordRule, RuleContext, SiteRule} from '../config';
import type {Diagnostic} from '../Diagnostic';
import {imageAttributes, linkAttributes, pageFile} from '../model/addresses';
import type {Page} from '../model/readPage';
import {fieldName, recordPath, textsOf} from '../records/readRecord';
import type {RecordFile} from '../records/readRecord';
import {SourceFile} from '../SourceFile';
import {simplified} from '../suggest';
import {brokenAddress, unwiseAddress} from './addresses';
import type {AddressPlace} from './addresses';

/** Checks that a page has front matter. */
export const checkFrontMatter: PageRule = ({file, frontMatter, isPartial}) =>
  frontMatter.end === 0 && !isPartial && frontMatter.problems.length === 0
    ? [
        file.diagnostic({
          message: 'This page needs a title and a description.',
          hint: 'Start the file with four lines: ---, title: …, description: …, and --- again.',
        }),
      ]
    : [];

/** Checks that a page has a body. */
export const checkBody: PageRule = ({file, frontMatter, tree, isPartial, problems}) =>
  tree.children.length === 0 && problems.length === 0 && (isPartial || frontMatter.end > 0)
    ? [
        file.diagnostic({
          message: 'This page is empty.',
          hint: 'Write something below the block with the title, or delete the file.',
        }),
      ]
    : [];

/** Finds names of files that make an address with characters such as %20. */
export const checkFileName: PageRule = ({file, isPartial, frontMatter}) => {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const better = name.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '-');
  return isPartial || frontMatter.data.slug !== undefined || encodeURI(name) === name
    ? []
    : [
        file.diagnostic({
          message: `The name of this file becomes its address: /${encodeURI(name.replace(pageFile, ''))}`,
          hint: `Rename the file to ${better}, without spaces and special characters.`,
        }),
      ];
};

/** The pages that say the same as one before them, and what that is in. */
function duplicates(pages: readonly Page[], valueOf: (page: Page) => unknown): [Page, Page][] {
  const first = new Map<string, Page>();
  return pages
    .filter((page) => !page.isPartial && valueOf(page) !== undefined)
    .flatMap((page): [Page, Page][] => {
      const value = simplified(String(valueOf(page)));
      const other = first.get(value);
      first.set(value, other ?? page);
      return other ? [[page, other]] : [];
    });
}

const offsetOfField = ({frontMatter}: Page, field: string): number | undefined =>
  frontMatter.texts.find(({path}) => path[0] === field)?.start;

/** Finds pages with the same address. */
export const checkRoutes: SiteRule = ({pages}) =>
  duplicates(pages, ({route}) => route).map(([page, other]) =>
    page.file.diagnostic({
      offset: offsetOfField(page, 'slug'),
      message: `${other.file.path} already has this address.`,
      hint: 'Rename one of the two files, or change its slug. Capital letters make no difference.',
    }),
  );

/** Finds pages with the same title or description. */
export const checkTitles: SiteRule = ({pages}) =>
  ['title', 'description'].flatMap((field) =>
    duplicates(pages, ({frontMatter}) => frontMatter.data[field]).map(([page, other]) =>
      page.file.diagnostic({
        offset: offsetOfField(page, field),
        message: `${other.file.path} already has this ${field}.`,
        hint: `Give each page its own ${field}, so that people can tell them apart in search results.`,
      }),
    ),
  );

/** The addresses in a record, which appear on several pages. */
function addressesIn(record: RecordFile, {config, ownAddress}: RuleContext) {
  return textsOf(record).flatMap(({path, value, start, isFreeText}) => {
    const name = path.findLast((step) => typeof step === 'string') ?? '';
    const isImage = imageAttributes.includes(name);
    const isOnSite =
      (ownAddress !== undefined && value.startsWith(ownAddress)) || localPath(value) !== undefined;
    // Other fields may require a full address.
    const canBeFull = !isImage && !linkAttributes.includes(name);
    const isLink = !canBeFull || (isOnSite && (isFreeText || name === 'url'));
    const isServer = config.serverFields?.includes(fieldName(record, path));
    const place: AddressPlace = {kind: isImage ? 'image' : 'link'};
    return isLink && !isServer ? [{offset: start, address: value, place, canBeFull}] : [];
  });
}

/** Checks where the addresses in a record lead. */
export const checkRecordAddresses: RecordRule = (record, context) =>
  addressesIn(record, context).flatMap(({offset, address, place}): Diagnostic[] => {
    const found = brokenAddress(address, place, context);
    return found ? [record.file.diagnostic({offset, ...found})] : [];
  });

/** Finds addresses in a record that work, but not as they should. */
export const checkRecordAddressForm: RecordRule = (record, context) =>
  addressesIn(record, context).flatMap(({offset, address, place, canBeFull}): Diagnostic[] => {
    const found =
      canBeFull || brokenAddress(address, place, context)
        ? undefined
        : unwiseAddress(address, context);
    return found ? [record.file.diagnostic({offset, ...found})] : [];
  });

/** Checks that each record has its file. */
export const checkRecordFiles: SiteRule = ({config, siteMap}: Content) =>
  Object.keys(config.records)
    .map((name) => recordPath(config, name))
    .filter((path) => !siteMap.hasFile(path))
    .map((path) =>
      new SourceFile(path, '').diagnostic({
        message: 'This file is missing.',
        hint: "Restore it. The site can't be built without it.",
      }),
    );
