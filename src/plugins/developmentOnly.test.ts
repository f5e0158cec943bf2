/** @jest-environment node */

const {NODE_ENV} = process.env;
afterEach(() => {
  Object.assign(process.env, {NODE_ENV});
});

/** The names of all plugins in the configuration, those of remark included. */
async function pluginsIn(mode: string): Promise<string[]> {
  Object.assign(process.env, {NODE_ENV: mode});
  jest.resetModules();
  const {default: config} = await import('../../docusaurus.config');
  const text = JSON.stringify(config, (_key, value: unknown) =>
    typeof value === 'function' ? value.name : value,
  );
  return ['remarkMarks', '@sitekit/page-editor', '@sitekit/authoring/problem-panel'].filter(
    (name) => text.includes(`"${name}"`),
  );
}

it('has the page editor and the problem panel on the development server only', async () => {
  expect(await pluginsIn('development')).toEqual([
    'remarkMarks',
    '@sitekit/page-editor',
    '@sitekit/authoring/problem-panel',
  ]);
  expect(await pluginsIn('production')).toEqual([]);
});
