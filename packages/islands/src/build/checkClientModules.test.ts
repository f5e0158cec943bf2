import {checkClientModules} from './checkClientModules';

const plugin = (name: string, ...modules: string[]) => ({name, getClientModules: () => modules});

it('has nothing against stylesheets, or against plugins without either', () => {
  const plugins = [plugin('theme', '/theme/colours.css'), {name: 'records'}];

  expect(() => checkClientModules(plugins, [])).not.toThrow();
});

it('names the plugin whose script would be lost, and what can be done', () => {
  const plugins = [plugin('analytics', '/analytics/track.js', '/analytics/banner.css')];

  expect(() => checkClientModules(plugins, ['theme'])).toThrow(
    'The plugin "analytics" runs scripts on every page (track.js), which a site of islands ' +
      'leaves out. If the site does without them, name the plugin in the option ' +
      '"withoutScriptsOf" of the islands plugin; if not, make an island of what they do.',
  );
});

it('is content with a plugin whose scripts the site does without', () => {
  expect(() => checkClientModules([plugin('theme', '/nprogress.js')], ['theme'])).not.toThrow();
});
