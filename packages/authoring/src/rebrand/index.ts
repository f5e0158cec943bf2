import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  checkContent,
  formatDiagnostic,
  newDiagnostics,
  replaceFile,
  writeChanges,
} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {askThrough, openTerminal} from '../terminal';
import {chooseAccent, chooseValues} from './chooseBrand';
import type {Given} from './chooseBrand';
import {readFields} from './fields';
import type {BrandField} from './fields';
import {planColors, planRecords} from './plan';
import type {Plan} from './plan';
import {tokenValue} from './tokens';

export type RebrandOptions = {
  /** An option and its field each: `client=site.client.name`. */
  fields: readonly string[];
  /** The stylesheet with `--accent`, `--accent-ink`, `--paper` and `--mist`, from the project's root. */
  tokens: string;
  /** The new values, by option. Without any, a person at the terminal is asked. */
  given: Given;
  /** Only print the options. */
  help: boolean;
};

/** The options, with the value of today each. */
function printHelp(fields: readonly BrandField[], accent: string): void {
  const options = [
    ...fields.map(({option, description, value}) => [option, `${description} (now ${value})`]),
    ['accent', `The color of buttons and links (now ${accent})`],
  ];
  const lines = options.map(([name = '', text = '']) => `  --${name.padEnd(12)}${text}`);
  console.log(
    `Sets what is different for each client. Asks for it in a terminal, or takes it from:\n`,
  );
  console.log(lines.join('\n'));
}

/** @throws Error that lists the errors that changes of records would cause */
async function checkRecords(siteDir: string, config: ContentConfig, {changes}: Plan) {
  const edited = new Map(changes.map(({file, after}) => [file, after]));
  const before = await checkContent(siteDir, config);
  const after = await checkContent(siteDir, config, edited);
  const errors = newDiagnostics(before.diagnostics, after.diagnostics).filter(
    ({severity}) => severity === 'error',
  );
  if (errors.length > 0) {
    const texts = errors.map((error) => formatDiagnostic(error));
    throw new Error(`Nothing was changed. It would cause:\n\n${texts.join('\n\n')}`);
  }
}

function write(siteDir: string, config: ContentConfig, records: Plan, colors: Plan): void {
  writeChanges(siteDir, config, records.changes);
  for (const {file, after} of colors.changes) {
    replaceFile(join(siteDir, file), after);
  }
  const changes = [...records.changes, ...colors.changes];
  if (changes.length === 0) {
    console.log('Nothing is different.');
    return;
  }
  console.log(`\nChanged ${changes.map(({file}) => file).join(' and ')}:\n`);
  console.log([...records.lines, ...colors.lines].map((line) => `  ${line}`).join('\n'));
  console.log('\nNext, run "npm run build". It redraws the icons and the images for shared links.');
}

/**
 * Sets another client: fields of records, and the accent color with the color of links, which
 * becomes a shade of it. All is checked before anything is written.
 *
 * @throws Error that says what is wrong
 */
export async function rebrand(
  config: ContentConfig,
  {fields: assignments, tokens, given, help}: RebrandOptions,
): Promise<void> {
  const siteDir = process.cwd();
  const fields = readFields(siteDir, config, assignments);
  const css = readFileSync(join(siteDir, tokens), 'utf8');
  const accent = tokenValue(css, 'accent');
  const isGiven = Object.values(given).some((value) => value !== undefined);
  const terminal = isGiven || help ? undefined : openTerminal();
  if (help || (!isGiven && !terminal)) {
    printHelp(fields, accent);
    return;
  }
  try {
    const ask = terminal && askThrough(terminal);
    const values = await chooseValues(fields, given, ask);
    const colors = planColors(tokens, css, await chooseAccent(accent, given.accent, ask));
    const records = planRecords(siteDir, fields, values);
    await checkRecords(siteDir, config, records);
    write(siteDir, config, records, colors);
  } finally {
    terminal?.close();
  }
}
