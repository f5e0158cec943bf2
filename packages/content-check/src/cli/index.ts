import {parseArgs} from 'node:util';
import {checkContent} from '../checkContent';
import {loadContentConfig} from '../config';
import type {ContentConfig} from '../config';
import type {Diagnostic} from '../Diagnostic';
import {applyFixes} from '../fixes/applyFixes';
import {formatReport, formats} from './formats';
import type {Format} from './formats';

const usage = `npm run check                     checks all content
npm run check -- --fix            fixes what it can, then checks the rest
npm run check -- --format=github  prints annotations for a pull request (or: json, text)`;

type Options = {format: Format; fix: boolean};

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function readOptions(): Options {
  try {
    const {values} = parseArgs({
      options: {
        format: {type: 'string', default: 'text'},
        fix: {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const format = formats.find((name) => name === values.format);
    // npm keeps the option of `npm run check --fix` to itself, and only tells it in this variable.
    const fix = values.fix || process.env.npm_config_fix === 'true';
    return format
      ? {format, fix}
      : fail(`The format "${values.format}" doesn't exist. Use one of: ${formats.join(', ')}.`);
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`);
  }
}

function loadConfig(siteDir: string): ContentConfig {
  try {
    return loadContentConfig(siteDir);
  } catch (error) {
    return fail((error as Error).message);
  }
}

async function fixAll(siteDir: string, config: ContentConfig): Promise<Diagnostic[]> {
  try {
    return (await applyFixes(siteDir, config)).fixed;
  } catch (error) {
    return fail((error as Error).message);
  }
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const {format, fix} = readOptions();
  const config = loadConfig(siteDir);
  if (fix) {
    for (const {file, line, message} of await fixAll(siteDir, config)) {
      console.error(`fixed  ${file}:${line}  ${message}`);
    }
  }
  const report = await checkContent(siteDir, config);
  if (report.sources.length === 0) {
    fail(`There's nothing to check: ${config.contentFolder} contains no pages and no records.`);
  }
  const useColor = process.stdout.isTTY && process.env.NO_COLOR === undefined;
  console.log(formatReport(format, report, useColor));
  if (report.diagnostics.some(({severity}) => severity === 'error')) {
    process.exitCode = 1;
  }
}

void main();
