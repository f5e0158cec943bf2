/** @jest-environment node */
import {checkPlugins} from './checkPlugins';
import {IslandProblems} from './IslandProblems';

function problemsOf(plugins: Parameters<typeof checkPlugins>[0], replacements = {}): string[] {
  const problems = new IslandProblems();
  const add = jest.spyOn(problems, 'add');
  checkPlugins(plugins, problems, replacements);
  return add.mock.calls.map(([, problem]) => problem);
}

it('reports plugins with scripts, which are removed, and says what to write instead', () => {
  const gtag = {name: 'docusaurus-plugin-google-gtag', getClientModules: () => ['/lib/gtag.js']};
  const styles = {name: 'styles', getClientModules: () => ['/a.css']};

  expect(problemsOf([styles, {name: 'plain'}, gtag])).toEqual([
    'docusaurus-plugin-google-gtag: gtag.js',
  ]);
  expect(problemsOf([gtag], {[gtag.name]: 'Use analytics.'})).toEqual([
    'docusaurus-plugin-google-gtag: Use analytics.',
  ]);
});
