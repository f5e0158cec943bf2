import {parseArgs} from 'node:util';
import {checkContent} from '../checkContent';
import {severityOf} from '../problem';
import type {Problem} from '../problem';
import {applyFixes} from './applyFixes';
import {formatReport, formats} from './formats';
import type {Format} from './formats';

const usage = `npm run check                     checks everything in docs-content
npm run check -- --fix            mends what can be mended safely, and checks the rest
npm run check -- --format=github  as annotations of a pull request; also: json, people`;

/** One mend may make the next one possible: an anchor in a tag whose quotes were curly. */
const mostRounds = 5;

type Options = {format: Format; fix: boolean};

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function readOptions(): Options {
  try {
    const {values} = parseArgs({
      options: {
        format: {type: 'string', default: 'people'},
        fix: {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const format = formats.find((name) => name === values.format);
    return format
      ? {format, fix: values.fix}
      : fail(`There is no format "${values.format}". Use one of: ${formats.join(', ')}.`);
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`);
  }
}

async function fixAll(siteDir: string): Promise<Problem[]> {
  const mended: Problem[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const {problems} = await checkContent(siteDir);
    const now = applyFixes(siteDir, problems);
    mended.push(...now);
    if (now.length === 0) {
      break;
    }
  }
  return mended;
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const {format, fix} = readOptions();
  if (fix) {
    for (const {file, line, message, mend} of await fixAll(siteDir)) {
      console.error(`mended  ${file}:${line}  ${message} ${mend ?? ''}`.trimEnd());
    }
  }
  const report = await checkContent(siteDir);
  if (report.files.length === 0) {
    fail('There is nothing to check: docs-content/ holds no page and no record.');
  }
  const useColour = process.stdout.isTTY && process.env.NO_COLOR === undefined;
  console.log(formatReport(format, report, useColour));
  if (report.problems.some((problem) => severityOf(problem) === 'error')) {
    process.exitCode = 1;
  }
}

void main();
