import type {BuildRun} from '../build';
import {builtContestants, contestants} from '../contestants';
import {scriptOf, totalOf} from '../measure/sumRequests';
import type {Growth, Results} from '../results';
import {median, rangeOf, ratioOf} from '../statistics';
import {kB, table} from './table';

/** Time and memory, and how ours compare. */
function cells(runs: BuildRun[], ours: BuildRun[] | undefined): string[] {
  const time = runs.map(({seconds}) => seconds);
  const memory = runs.map((run) => run.memory / 1e9);
  const compare = (read: (run: BuildRun) => number) => {
    if (!ours || ours === runs) {
      return '';
    }
    const {ratio, low, high} = ratioOf(ours.map(read), runs.map(read));
    return `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
  };
  return [
    `${median(time).toFixed(1)} (${rangeOf(time, 1)})`,
    compare(({seconds}) => seconds),
    `${median(memory).toFixed(2)} (${rangeOf(memory, 2)})`,
    compare((run) => run.memory),
  ];
}

const heads = ['Time, s', 'Ours ×', 'Memory, GB', 'Ours ×'];

export function buildSection({builds}: Results): string {
  const rows = builtContestants.flatMap((site) =>
    builds[site] ? [[contestants[site].name, ...cells(builds[site], builds.ours)]] : [],
  );
  return `## Build

Cold: no cache, no earlier output. Medians of ${builds.ours?.length ?? 0} builds in turns, with the smallest and largest in parentheses. Memory is the most that all processes of a build hold at once, sampled ten times a second. “Ours ×” is our value divided by the other’s: the ratio of the medians, with the smallest and largest ratio within a turn in parentheses.

${table(['Site', ...heads], rows)}`;
}

function growthRow(entry: Growth, all: Growth[], of: 'pages' | 'tools'): (string | number)[] {
  const {size, site, builds, bytes} = entry;
  const ours = all.find(
    (other) =>
      other.site === 'ours' && other.size.pages === size.pages && other.size.tools === size.tools,
  );
  const [process, tools] = [bytes['/process'], bytes['/tools']];
  const page = of === 'pages' ? process : tools;
  return [
    size[of].toLocaleString('en'),
    contestants[site].name,
    ...cells(builds, ours?.builds),
    page ? scriptOf(page) : '',
    page ? kB(totalOf(page)) : '',
  ];
}

/** How builds and pages grow with the content. */
export function growthSection({growth}: Results): string {
  const rows = (of: 'pages' | 'tools') =>
    growth
      .filter(({size}) => (of === 'pages' ? size.tools === 20 : size.pages === 6))
      .map((entry) => growthRow(entry, growth, of));
  const rest = ['JavaScript, B', 'Everything, kB'];
  return `## Growth

Added pages are copies of \`process.mdx\` and \`benefits.mdx\`; added tools are copies of the first twenty. Builds are cold. “JavaScript” and “Everything” are those of \`/process\`.

${table(['Pages', 'Site', ...heads, ...rest], rows('pages'))}

With more tools. “JavaScript” and “Everything” are those of \`/tools\`.

${table(['Tools', 'Site', ...heads, ...rest], rows('tools'))}`;
}
