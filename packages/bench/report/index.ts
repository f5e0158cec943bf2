import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import type {Environment} from '../environment';
import {goalsOf} from '../goals';
import type {Results} from '../results';
import {buildSection, growthSection} from './builds';
import {interactionSection} from './interaction';
import {bytesSection, lighthouseSection} from './pages';
import {table, verdict} from './table';

function introduction(environment: Environment): string {
  const {startedAt, minutes, processor, cores, memory, system, command} = environment;
  const versions = Object.entries(environment.versions).map(
    ([name, version]) => `${name} ${version}`,
  );
  return `# Results of the benchmark

Made by \`${command}\`: to change these numbers, run it again. The same content and the same components are built four ways: **ours**, as this project builds them; **Astro + Preact**; **floor**, written by hand; and **stock**, Docusaurus’s \`preset-classic\` with its default theme. Before anything is measured, the words on each page are compared.

- Run: ${startedAt.slice(0, 16).replace('T', ' ')} UTC, ${minutes.toFixed(0)} minutes
- Commit: \`${environment.commit.slice(0, 12)}\`${environment.changed ? ', with changes since' : ''}
- Machine: ${processor}, ${cores} cores, ${(memory / 1e9).toFixed(0)} GB, ${system}
- Versions: ${versions.join(', ')}

Everything is served from this machine by a server of the benchmark’s own (HTTP/1.1, brotli 11). The tools’ pictures, which lie on other sites, are answered by it too, with one small drawing.`;
}

function goalSection(results: Results): string {
  const rows = goalsOf(results).map(({what, target, measured, met}) => [
    what,
    target,
    measured,
    verdict(met),
  ]);
  return `## Goals

Where a goal is missed, everything that misses it is named; where it is met, the value nearest to missing it.

${table(['Goal', 'Target', 'Measured', ''], rows)}`;
}

/**
 * Writes RESULTS.md from what was measured; parts that were left out are left out there.
 *
 * @returns the file
 */
export async function writeReport(results: Results, folder: string): Promise<string> {
  const has = (part: object) => Object.keys(part).length > 0;
  const sections = [
    introduction(results.environment),
    goalSection(results),
    has(results.bytes) && bytesSection(results),
    has(results.lighthouse) && lighthouseSection(results),
    has(results.longTasks) && interactionSection(results),
    has(results.builds) && buildSection(results),
    has(results.growth) && growthSection(results),
  ].filter(Boolean);
  const file = join(folder, 'RESULTS.md');
  const style = await resolveConfig(join(__dirname, '../../package.json'));
  writeFileSync(file, await format(sections.join('\n\n'), {...style, parser: 'markdown'}));
  return file;
}
