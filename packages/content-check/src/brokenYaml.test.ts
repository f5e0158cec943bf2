/** @jest-environment node */
import {problemsOf} from '../../../src/testing/problemsOf';
import {recordsFolder} from '../../../src/content/readRecords';

type FileName = Parameters<typeof problemsOf>[0];

describe('a file that is not YAML', () => {
  it.each<[string, FileName, string, string, string]>([
    [
      'a colon in a text without quotes',
      'tools',
      'Does a thing.',
      'Does: a thing.',
      'tools.yaml:3:16  error  A text that holds a colon is not in quotes.\n' +
        '  Put the whole text between "double quotes".',
    ],
    [
      'a quote that does not end',
      'comparison',
      "costPerMonth: '$0–$100'",
      "costPerMonth: '$0–$100",
      'comparison.yaml:9:17  error  A quote or a bracket is opened, but not closed.\n' +
        '  Close it at the end of its text.',
    ],
    [
      'a field that is there twice',
      'tools',
      '  name: A\n',
      '  name: A\n  name: AA\n',
      'tools.yaml:3:3  error  This field is there twice.\n  Remove one of the two lines.',
    ],
  ])('for %s: the place, and a way to mend it', (_what, name, from, to, expected) => {
    expect(problemsOf(name, from, to)).toEqual([`${recordsFolder}/${expected}`]);
  });

  it.each<[string, FileName, string, string, string]>([
    ['before a field', 'tools', '  name: A', '\tname: A', 'tools.yaml:2:1'],
    ['below a field', 'site', '  url: https://b', '\turl: https://b', 'site.yaml:6:1'],
  ])('for a tab %s: the line, and what to write instead', (_where, name, from, to, place) => {
    expect(problemsOf(name, from, to)).toEqual([
      `${recordsFolder}/${place}  error  This line begins with a tab.\n` +
        '  Indent it with spaces, like the lines around it.',
    ]);
  });

  it('for anything else: the line, and where to look', () => {
    const [first, ...more] = problemsOf('tools', '- id: a', '- id: @a');

    expect(first).toMatch(/tools\.yaml:1:7 {2}error {2}This line cannot be read: .*\n {2}Compare/);
    expect(more).toEqual([]);
  });
});
