/** @jest-environment node */
import {checkPlugins} from './checkPlugins';
import {Problems} from './Problems';

function problemsOf(plugins: Parameters<typeof checkPlugins>[0], replacements = {}): string {
  const problems = new Problems();
  checkPlugins(plugins, problems, replacements);
  try {
    problems.throwIfAny();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

it('reports plugins with scripts, which are removed, and says what to write instead', () => {
  const gtag = {name: 'docusaurus-plugin-google-gtag', getClientModules: () => ['/lib/gtag.js']};
  expect(problemsOf([{name: 'styles', getClientModules: () => ['/a.css']}, {name: 'plain'}])).toBe(
    '',
  );
  expect(problemsOf([gtag])).toContain('docusaurus-plugin-google-gtag: gtag.js');
  expect(problemsOf([gtag], {'docusaurus-plugin-google-gtag': 'Use analytics.'})).toContain(
    'docusaurus-plugin-google-gtag: Use analytics.',
  );
});
