import {existsSync, readdirSync} from 'node:fs';
import {isPair, isScalar, isSeq, visit} from 'yaml';
import type {Problem, Range} from '../Diagnostic';
import {imageAttributes, linkAttributes} from '../model/addresses';
import type {RecordRule, SiteProblem, SiteRule} from '../model/Content';
import {recordPath} from '../records/readRecord';
import type {RecordFile} from '../records/readRecord';
import {isFreeText, schemaAt} from '../records/schemaParts';
import type {Path} from '../records/schemaParts';
import {SourceFile} from '../SourceFile';
import {didYouMean, sentences} from '../suggest';
import {addressProblem} from './addresses';

/** A text in a record: where it is in the file, and the fields and entries that lead to it. */
export type RecordText = Range & {path: Path; value: string; isFreeText: boolean};

/** Where a value is in its document: the fields and the numbers of the entries that contain it. */
function pathOf(ancestors: readonly unknown[], value: unknown): Path {
  return ancestors.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) {
      return isScalar(node.key) ? [String(node.key.value)] : [];
    }
    return isSeq(node) ? [node.items.indexOf(ancestors[index + 1] ?? value)] : [];
  });
}

/** The texts in a record file. */
export function textsOf({schema, document}: RecordFile): RecordText[] {
  const texts: RecordText[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      const {value, range} = node;
      if (key !== 'key' && typeof value === 'string' && range) {
        const path = pathOf(ancestors, node);
        const part = schemaAt(schema, path);
        const [start, end] = range;
        // A field that the schema doesn't know is most likely misspelled text.
        texts.push({start, end, path, value, isFreeText: !part || isFreeText(part)});
      }
    },
  });
  return texts;
}

/** Checks the addresses in a record, which appear on several pages. */
export const checkRecordLinks: RecordRule = (record, context) =>
  textsOf(record).flatMap(({path, value, start}): Problem[] => {
    const name = path.findLast((step) => typeof step === 'string') ?? '';
    const isImage = imageAttributes.includes(name);
    const isAddress = isImage || linkAttributes.includes(name);
    const isOnSite = context.ownAddress !== undefined && value.startsWith(context.ownAddress);
    const place = {file: record.file.path, kind: isImage ? 'image' : 'link'} as const;
    const problem = isAddress || isOnSite ? addressProblem(value, place, context) : undefined;
    // Other fields may require a full address.
    return problem && (isAddress || problem.severity !== 'warning')
      ? [{offset: start, ...problem}]
      : [];
  });

/** Checks that each record has its file, and that each file is a record. */
export const checkRecordFiles: SiteRule = ({config, siteMap}) => {
  const names = Object.keys(config.records).map((name) => `${name}.yaml`);
  const folder = siteMap.pathOf(config.recordsFolder);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const problemOf = (name: string, message: string, hint?: string): SiteProblem => ({
    file: new SourceFile(`${config.recordsFolder}/${name}`, ''),
    offset: 0,
    message,
    hint,
  });
  return [
    ...files
      .filter((file) => !names.includes(file))
      .map((file) =>
        problemOf(
          file,
          "The site doesn't use this file.",
          sentences(didYouMean(file, names), `The files are: ${names.join(', ')}.`),
        ),
      ),
    ...Object.keys(config.records)
      .filter((name) => !existsSync(siteMap.pathOf(recordPath(config, name))))
      .map((name) =>
        problemOf(
          `${name}.yaml`,
          'This file is missing.',
          "Restore it. The site can't be built without it.",
        ),
      ),
  ];
};
