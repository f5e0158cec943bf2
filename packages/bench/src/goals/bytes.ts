import type {ContestantId} from '../contestants';
import type {PageBytes} from '../measure/bytes';
import {scriptOf, totalOf} from '../measure/sumRequests';
import {islandPages, pagePaths, plainPages} from '../pages';
import type {Results} from '../results';
import {goal} from './goal';
import type {Goal, Value} from './goal';

/** What a page may weigh, on its own and against the rivals. */
export function byteGoals({bytes}: Results): Goal[] {
  const values = (paths: string[], read: (page: PageBytes, path: string) => number): Value[] =>
    paths.flatMap((path) => {
      const page = bytes.ours?.[path];
      return page ? [{name: path, value: read(page, path)}] : [];
    });
  const against = (id: ContestantId, paths: string[]) =>
    values(paths, (page, path) => {
      const theirs = bytes[id]?.[path];
      return totalOf(page) / (theirs ? totalOf(theirs) : NaN);
    });
  const scriptKB = (page: PageBytes) => scriptOf(page) / 1000;
  const totalKB = (page: PageBytes) => totalOf(page) / 1000;
  const kB = {unit: ' kB', digits: 2};
  const times = {unit: ' ×', digits: 3};
  return [
    goal(
      {what: `JavaScript: ${plainPages.join(', ')}`, limit: 0.3, ...kB},
      values(plainPages, scriptKB),
    ),
    goal(
      {what: `JavaScript: ${islandPages.join(', ')}`, limit: 7, ...kB},
      values(islandPages, scriptKB),
    ),
    goal(
      {what: 'Everything: pages without islands, /contact', limit: 14, ...kB},
      values([...plainPages, '/contact'], totalKB),
    ),
    goal({what: 'Everything: /tools', limit: 20, ...kB}, values(['/tools'], totalKB)),
    goal(
      {what: 'Requests before the page is usable', limit: 4, unit: '', digits: 0},
      values(pagePaths, ({first}) => first.requests),
    ),
    goal(
      {what: 'Bytes against Astro + Preact, every page', limit: 1, below: true, ...times},
      against('astro', pagePaths),
    ),
    goal(
      {what: `Bytes against the floor: ${plainPages.join(', ')}`, limit: 1.15, ...times},
      against('floor', plainPages),
    ),
    goal(
      {what: `Bytes against the floor: ${islandPages.join(', ')}`, limit: 2, ...times},
      against('floor', islandPages),
    ),
  ].flat();
}
