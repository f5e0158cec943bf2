/** @jest-environment node */
import {problemsOf} from '../testing/problemsOf';
import {recordsFolder} from './readRecords';

type FileName = Parameters<typeof problemsOf>[0];

const yamlMend =
  'Check the indentation (spaces, no tabs), and put a text that holds ": " or "#" in quotes.';

describe('a file that is not YAML', () => {
  it.each<[string, FileName, string, string, string]>([
    [
      'a colon in a text without quotes',
      'tools',
      'Does a thing.',
      'Does: a thing.',
      'tools.yaml:3:16  error  This is not valid YAML: Nested mappings are not allowed in compact mappings',
    ],
    [
      'a quote that does not end',
      'comparison',
      "costPerMonth: '$0–$100'",
      "costPerMonth: '$0–$100",
      "comparison.yaml:12:1  error  This is not valid YAML: Missing closing 'quote",
    ],
    [
      'a field that is there twice',
      'tools',
      '  name: A\n',
      '  name: A\n  name: AA\n',
      'tools.yaml:3:3  error  This is not valid YAML: Map keys must be unique',
    ],
  ])('for %s: the place, and a way to mend it', (_what, name, from, to, expected) => {
    expect(problemsOf(name, from, to)).toEqual([`${recordsFolder}/${expected}\n  ${yamlMend}`]);
  });

  it.each<[string, FileName, string, string, string]>([
    ['before a field', 'tools', '  name: A', '\tname: A', 'tools.yaml:2:'],
    ['below a field', 'site', '  url: https://b', '\turl: https://b', 'site.yaml:6:'],
  ])('for a tab %s: the line, and that tabs do not do', (_where, name, from, to, place) => {
    const [first] = problemsOf(name, from, to);

    expect(first).toContain(`${recordsFolder}/${place}`);
    expect(first).toContain('spaces, no tabs');
  });
});
