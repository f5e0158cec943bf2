/** @jest-environment node */
import {checkPlugins} from './checkPlugins';
import {Problems} from './Problems';

const plugin = (name: string, ...modules: string[]) => ({name, getClientModules: () => modules});

const problemsOf = (plugins: Parameters<typeof checkPlugins>[0], ignored: string[] = []) => {
  const problems = new Problems();
  const add = jest.spyOn(problems, 'add');
  checkPlugins(plugins, ignored, problems);
  return add.mock.calls;
};

it('allows stylesheets, and plugins without client modules', () => {
  expect(problemsOf([plugin('theme', '/theme/colors.css'), {name: 'records'}])).toEqual([]);
});

it('reports a plugin with a script', () => {
  expect(problemsOf([plugin('analytics', '/analytics/track.js', '/analytics/banner.css')])).toEqual(
    [['plugin', 'analytics: track.js']],
  );
});

it('ignores a plugin that the site works without', () => {
  expect(problemsOf([plugin('theme', '/nprogress.js')], ['theme'])).toEqual([]);
});
