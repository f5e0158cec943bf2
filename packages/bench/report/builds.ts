import type {BuildRun} from '../build';
import {rangeOf, scriptOf, totalOf} from '../goals';
import type {Growth, Results} from '../results';
import {sites} from '../sites';
import type {SiteId} from '../sites';
import {median, ratioOf} from '../statistics';
import {kB, table} from './table';

const order: SiteId[] = ['ours', 'astro', 'stockFaster', 'stock'];

/** Time, memory, and what ours is of both. */
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
  const rows = order.flatMap((site) =>
    builds[site] ? [[sites[site].name, ...cells(builds[site], builds.ours)]] : [],
  );
  return `## Build

Cold: no cache, no earlier output. Medians of ${builds.ours?.length ?? 0} builds in turns, with smallest and largest in brackets. Memory is the most that all processes of a build hold at once, looked at ten times a second. “Ours ×” is what ours is of the other’s: the ratio of the medians, and in brackets the smallest and largest ratio within a turn.

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
    sites[site].name,
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

Further pages are copies of \`process.mdx\` and \`benefits.mdx\` under other names; further tools are copies of the twenty. Builds are cold. JavaScript and everything are those of \`/process\`.

${table(['Pages', 'Site', ...heads, ...rest], rows('pages'))}

With more tools; JavaScript and everything are those of \`/tools\`.

${table(['Tools', 'Site', ...heads, ...rest], rows('tools'))}`;
}
