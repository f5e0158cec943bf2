/** @jest-environment node */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {checkEffects} from './checkEffects';
import {Problems} from './Problems';

const folder = mkdtempSync(join(tmpdir(), 'effects-'));
const file = join(folder, 'effects.jsonl');
function problemsOf(reports: object[], ignored: string[] = []) {
  writeFileSync(file, reports.map((report) => `${JSON.stringify(report)}\n`).join(''));
  const problems = new Problems();
  const add = jest.spyOn(problems, 'add');
  checkEffects(file, ignored, problems);
  return add.mock.calls;
}

const clock = {page: '/tools/', component: 'Clock', file: 'src/Clock.tsx', hook: 'useEffect'};
const chart = {...clock, component: 'Chart', file: '@charts/react/lib/useSize.js'};

it('reports the component, the hook, the file and the page', () => {
  expect(problemsOf([clock, {...chart, component: '', page: '/404.html'}])).toEqual([
    ['effect', 'Clock: useEffect in src/Clock.tsx', '/tools'],
    ['effect', 'useEffect in @charts/react/lib/useSize.js', '/404'],
  ]);
});

it.each([
  ['component', 'Chart'],
  ['package', '@charts/react'],
  ['component of a package', '@charts/react Chart'],
])('ignores a %s that the site works without', (_what, name) => {
  expect(problemsOf([clock, chart], [name])).toHaveLength(1);
});

it('allows a site without any effects', () => {
  expect(() => {
    checkEffects(join(folder, 'none.jsonl'), [], new Problems());
  }).not.toThrow();
});
