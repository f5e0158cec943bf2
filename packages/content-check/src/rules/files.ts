import type {Diagnostic, Problem} from '../Diagnostic';
import {imageAttributes, linkAttributes, pageFile} from '../model/addresses';
import type {PageRule, RecordRule, SiteRule} from '../config';
import type {Page} from '../model/readPage';
import {localPath} from '../localAddresses';
import {fieldName, recordPath, textsOf} from '../records/readRecord';
import {SourceFile} from '../SourceFile';
import {simplified} from '../suggest';
import {addressProblem} from './addresses';

/** Checks that a page has front matter and a body. */
export const checkPresence: PageRule = ({frontMatter, tree, isPartial, problems}) => {
  if (frontMatter.end === 0 && !isPartial && frontMatter.problems.length === 0) {
    const hint = 'Start the file with four lines: ---, title: …, description: …, and --- again.';
    return [{offset: 0, message: 'This page needs a title and a description.', hint}];
  }
  const hint = 'Write something below the block with the title, or delete the file.';
  return tree.children.length === 0 && problems.length === 0
    ? [{offset: 0, message: 'This page is empty.', hint}]
    : [];
};

/** Finds names of files that make an address with characters such as %20. */
export const checkFileName: PageRule = ({file, isPartial, frontMatter}) => {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const better = name.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '-');
  return isPartial || frontMatter.data.slug !== undefined || encodeURI(name) === name
    ? []
    : [
        {
          offset: 0,
          severity: 'warning',
          message: `The name of this file becomes its address: /${encodeURI(name.replace(pageFile, ''))}`,
          hint: `Rename the file to ${better}, without spaces and special characters.`,
        },
      ];
};

/** Finds pages with the same address, title or description. */
export const checkDuplicatePages: SiteRule = ({pages}) => {
  const first = new Map<string, Page>();
  return pages
    .filter(({isPartial}) => !isPartial)
    .flatMap((page): Diagnostic[] => {
      const {file, route, frontMatter} = page;
      const {title, description} = frontMatter.data;
      for (const [field, value] of Object.entries({slug: route, title, description})) {
        const key = `${field} ${simplified(String(value))}`;
        const other = value === undefined ? undefined : first.get(key);
        if (other) {
          const offset = frontMatter.texts.find(({path}) => path[0] === field)?.start ?? 0;
          const name = field === 'slug' ? 'address' : field;
          const severity = field === 'slug' ? 'error' : 'warning';
          const message = `${other.file.path} already has this ${name}.`;
          const hint =
            field === 'slug'
              ? 'Rename one of the two files, or change its slug. Capital letters make no difference.'
              : `Give each page its own ${name}, so that people can tell them apart in search results.`;
          return [file.diagnostic({offset, severity, message, hint})];
        }
        first.set(key, page);
      }
      return [];
    });
};

/** Checks the addresses in a record, which appear on several pages. */
export const checkRecordLinks: RecordRule = (record, context) =>
  textsOf(record).flatMap(({path, value, start, isFreeText}): Problem[] => {
    const name = path.findLast((step) => typeof step === 'string') ?? '';
    const isImage = imageAttributes.includes(name);
    const isAddress = isImage || linkAttributes.includes(name);
    const isOnSite =
      (context.ownAddress !== undefined && value.startsWith(context.ownAddress)) ||
      localPath(value) !== undefined;
    const place = {kind: isImage ? 'image' : 'link'} as const;
    const canBeLink = isFreeText || name === 'url';
    const isServer = (context.config.serverFields ?? []).includes(fieldName(record, path));
    const problem =
      !isServer && (isAddress || (isOnSite && canBeLink))
        ? addressProblem(value, place, context)
        : undefined;
    // Other fields may require a full address.
    return problem && (isAddress || problem.severity !== 'warning')
      ? [{offset: start, ...problem}]
      : [];
  });

/** Checks that each record has its file. */
export const checkRecordFiles: SiteRule = ({config, siteMap}) =>
  Object.keys(config.records)
    .map((name) => recordPath(config, name))
    .filter((path) => !siteMap.hasFile(path))
    .map((path) =>
      new SourceFile(path, '').diagnostic({
        message: 'This file is missing.',
        hint: "Restore it. The site can't be built without it.",
      }),
    );
