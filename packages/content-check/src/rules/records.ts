import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {isPair, isScalar, isSeq, visit} from 'yaml';
import type {ContentConfig} from '../config';
import type {Diagnostic, Problem, Range} from '../Diagnostic';
import {imageAttributes, linkAttributes} from '../model/addresses';
import type {RecordRule} from '../model/Content';
import {parseYaml} from '../records/parseYaml';
import {readSource, recordPath} from '../records/readRecord';
import type {EditedFiles, RecordFile} from '../records/readRecord';
import {isFreeText, schemaAt} from '../records/schemaParts';
import type {Path} from '../records/schemaParts';
import {SourceFile} from '../SourceFile';
import {didYouMean, sentences} from '../suggest';
import {addressProblem} from './addresses';
import {wholeFileProblem} from './pages';

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
        // A field that the schema doesn't know is most likely misspelled text.
        texts.push({
          start: range[0],
          end: range[1],
          path,
          value,
          isFreeText: !part || isFreeText(part),
        });
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
    const isLink = linkAttributes.includes(name);
    const isOnSite = context.ownAddress !== undefined && value.startsWith(context.ownAddress);
    if (!isImage && !isLink && !isOnSite) {
      return [];
    }
    const place = {file: record.file.path, kind: isImage ? 'image' : 'link'} as const;
    const problem = addressProblem(value, place, context);
    // Other fields may require a full address.
    return problem && (isImage || isLink || problem.severity !== 'warning')
      ? [{offset: start, ...problem}]
      : [];
  });

/** Finds text in YAML that ends at a " #", which starts a comment. */
export function cutOffProblems(text: string, {start, end}: Range): Problem[] {
  const [, space = '', comment] = /^([ \t]+)(#.*\S)/.exec(text.slice(end)) ?? [];
  return comment && !/["']/.test(text.charAt(start))
    ? [
        {
          offset: end + space.length,
          severity: 'warning',
          message: `This is read as a comment and isn't shown: ${comment}`,
          hint: 'If it belongs to the text, put the whole text in double quotes. If it is a comment, move it to a line above.',
        },
      ]
    : [];
}

function checkStrayFiles(siteDir: string, {recordsFolder, records}: ContentConfig): Diagnostic[] {
  const names = Object.keys(records).map((name) => `${name}.yaml`);
  const folder = join(siteDir, recordsFolder);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => !names.includes(file))
    .map((file) =>
      new SourceFile(`${recordsFolder}/${file}`, '').diagnostic(0, {
        message: "The site doesn't use this file.",
        hint: sentences(didYouMean(file, names), `The files are: ${names.join(', ')}.`),
      }),
    );
}

/**
 * Reads all record files and checks them against their schemas.
 *
 * @param siteDir the project's root
 * @returns also the files whose YAML can be read
 */
export function readRecords(
  siteDir: string,
  config: ContentConfig,
  edited?: EditedFiles,
): {diagnostics: Diagnostic[]; records: RecordFile[]; sources: SourceFile[]} {
  const diagnostics = checkStrayFiles(siteDir, config);
  const records: RecordFile[] = [];
  const sources: SourceFile[] = [];
  for (const [name, schema] of Object.entries(config.records)) {
    const path = recordPath(config, name);
    if (!existsSync(join(siteDir, path))) {
      diagnostics.push(
        new SourceFile(path, '').diagnostic(0, {
          message: 'This file is missing.',
          hint: "Restore it. The site can't be built without it.",
        }),
      );
      continue;
    }
    const file = readSource(siteDir, path, edited);
    sources.push(file);
    const unreadable = wholeFileProblem(file);
    if (unreadable) {
      diagnostics.push(unreadable);
      continue;
    }
    const {document, value, isReadable, diagnostics: found} = parseYaml(schema, file);
    diagnostics.push(...found);
    if (isReadable) {
      records.push({name, schema, file, document, value, isValid: found.length === 0});
    }
  }
  return {diagnostics, records, sources};
}
