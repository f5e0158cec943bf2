import type {BuildRun} from '../build';
import type {ContestantId} from '../contestants';
import {largeContent, manyTools, nameOf, realContent} from '../growContent';
import type {ContentSize} from '../growContent';
import {scriptOf} from '../measure/sumRequests';
import {pagePaths} from '../pages';
import type {Results} from '../results';
import {ratioOf} from '../statistics';
import {goal, ratioValue} from './goal';
import type {Goal} from './goal';

/** The ratio of build times, if both were measured. */
function timeRatio(ours: BuildRun[] | undefined, theirs: BuildRun[] | undefined) {
  const seconds = (runs: BuildRun[]) => runs.map((run) => run.seconds);
  return ours && theirs ? [ratioValue('', ratioOf(seconds(ours), seconds(theirs)))] : [];
}

/** How long builds take, and how they grow with the content. */
export function buildGoals({builds, growth}: Results): Goal[] {
  const withContent = (id: ContestantId, content: ContentSize) =>
    growth.find(({site, size}) => site === id && nameOf(size) === nameOf(content));
  const withPages = (id: ContestantId, pages: number) => withContent(id, {...realContent, pages});
  const withManyTools = (id: ContestantId) => withContent(id, {...realContent, tools: manyTools});
  const [small, large] = [withPages('ours', 6), withPages('ours', largeContent.pages)];
  const changes = pagePaths.flatMap((path) => {
    const [before, after] = [small?.bytes[path], large?.bytes[path]];
    return before && after
      ? [{name: path, value: Math.abs(scriptOf(after) - scriptOf(before))}]
      : [];
  });
  const times = {unit: ' ×', digits: 2};
  return [
    goal(
      {what: 'Cold build against stock `preset-classic`, default bundler', limit: 0.25, ...times},
      timeRatio(builds.ours, builds.stock),
    ),
    goal(
      {what: 'Cold build against stock `preset-classic`, `faster`', limit: 0.75, ...times},
      timeRatio(builds.ours, builds.stockFaster),
    ),
    goal(
      {what: 'Cold build against Astro', limit: 0.85, ...times},
      timeRatio(builds.ours, builds.astro),
    ),
    goal(
      {
        what: 'Change of a page’s JavaScript from 6 to 1,000 pages',
        limit: 0,
        unit: ' B',
        digits: 0,
      },
      changes,
    ),
    goal(
      {what: 'Build of 1,000 pages against Astro', limit: 0.9, ...times},
      timeRatio(large?.builds, withPages('astro', largeContent.pages)?.builds),
    ),
    goal(
      {what: 'Build of 1,000 pages against stock, `faster`', limit: 0.9, ...times},
      timeRatio(large?.builds, withPages('stockFaster', largeContent.pages)?.builds),
    ),
    goal(
      {what: 'Build with 2,000 tools against Astro', limit: 1, ...times},
      timeRatio(withManyTools('ours')?.builds, withManyTools('astro')?.builds),
    ),
    goal(
      {what: 'Memory of a build of 1,000 pages', limit: 1.5, unit: ' GB', digits: 2},
      large ? [{name: '', value: Math.max(...large.builds.map(({memory}) => memory)) / 1e9}] : [],
    ),
  ].flat();
}
