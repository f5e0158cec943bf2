import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {isMap, isScalar, isSeq, visit} from 'yaml';
import type {Document} from 'yaml';
import {didYouMean} from '../nearest';
import {parseYaml} from '../parseYaml';
import type {Problem} from '../problem';
import {recordsFolder} from '../../../../src/content/readRecords';
import {recordSchemas, toolCategories} from '../../../../src/content/schema';
import type {RecordName} from '../../../../src/content/schema';
import {SourceFile} from '../SourceFile';
import {checkConflictMarkers} from '../conflictMarkers';
import {addressSlip} from '../links/addressSlip';
import type {SiteMap} from '../SiteMap';
import {checkTrailingSpaces} from '../trailingSpaces';

/** A record file that can be read, whether or not it fits its schema. */
export type RecordFile = {
  name: RecordName;
  file: SourceFile;
  document: Document;
  /** Whether it fits its schema. */
  isValid: boolean;
};

const recordNames = Object.keys(recordSchemas) as RecordName[];

function checkAddresses({file, document}: RecordFile, site: SiteMap): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Pair(_, {key, value}) {
      const isAddress = isScalar(key) && key.value === 'to';
      if (isAddress && isScalar(value) && typeof value.value === 'string' && value.range) {
        const slip = addressSlip(value.value, {site, file: file.path, kind: 'link'});
        if (slip) {
          const {message, mend} = slip;
          problems.push(file.problem(value.range[0], {message, mend}));
        }
      }
    },
  });
  return problems;
}

/** A category that no tool has any more has no button in the filter either. */
function checkCategories({name, file, document, isValid}: RecordFile): Problem[] {
  if (name !== 'tools' || !isValid || !isSeq(document.contents)) {
    return [];
  }
  const used = document.contents.items.map((tool) => (isMap(tool) ? tool.get('category') : ''));
  return toolCategories
    .filter((category) => !used.includes(category))
    .map((category) =>
      file.problemOfAll({
        severity: 'warning',
        message: `No tool is in the category "${category}", so the filter has no button for it.`,
        mend: `If that is not meant, give a tool the line: category: ${category}`,
      }),
    );
}

function checkRecordFile(
  siteDir: string,
  name: RecordName,
): {problems: Problem[]; record?: RecordFile} {
  const path = `${recordsFolder}/${name}.yaml`;
  if (!existsSync(join(siteDir, path))) {
    const problem: Problem = {
      file: path,
      line: 1,
      column: 1,
      message: 'The file is missing.',
      mend: 'Bring it back: the site cannot be built without it.',
    };
    return {problems: [problem]};
  }
  const file = new SourceFile(path, readFileSync(join(siteDir, path), 'utf8'));
  const conflicts = checkConflictMarkers(file);
  if (conflicts.length > 0) {
    return {problems: conflicts};
  }
  const {findings, document} = parseYaml(recordSchemas[name], file.text);
  const problems = findings.map(({offset, ...finding}) => file.problem(offset, finding));
  return {
    problems: [...problems, ...checkTrailingSpaces(file)],
    record:
      document.errors.length > 0
        ? undefined
        : {name, file, document, isValid: findings.length === 0},
  };
}

function checkStrayFiles(siteDir: string): Problem[] {
  const folder = join(siteDir, recordsFolder);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => !recordNames.some((name) => file === `${name}.yaml`))
    .map((file) => ({
      file: `${recordsFolder}/${file}`,
      line: 1,
      column: 1,
      message: 'Nothing reads this file.',
      mend: [
        didYouMean(basename(file).replace(/\.ya?ml$/, ''), recordNames),
        `The records are: ${recordNames.map((name) => `${name}.yaml`).join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    }));
}

/** The records against their schemas, and what the schemas cannot know. */
export function checkRecords(
  siteDir: string,
  site: SiteMap,
): {problems: Problem[]; records: RecordFile[]} {
  const problems: Problem[] = checkStrayFiles(siteDir);
  const records: RecordFile[] = [];
  for (const name of recordNames) {
    const {record, problems: found} = checkRecordFile(siteDir, name);
    problems.push(...found);
    if (record) {
      records.push(record);
      problems.push(...checkAddresses(record, site), ...checkCategories(record));
    }
  }
  return {problems, records};
}
