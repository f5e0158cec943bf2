/** @jest-environment node */
import {problemsOf} from '../testing/problemsOf';
import {recordsFolder} from './readRecords';

type FileName = Parameters<typeof problemsOf>[0];

it.each(['site', 'tools', 'comparison'] as const)('%s passes as it is', (name) => {
  expect(problemsOf(name, '', '')).toEqual([]);
});

describe('a record that does not fit', () => {
  it.each<[string, FileName, string, string, string]>([
    [
      'a field that there is not',
      'tools',
      '  name: B\n',
      '  name: B\n  colour: red\n',
      'tools.yaml:9:3  error  There is no field named "colour" here.\n' +
        '  Correct its spelling, or remove the line. The fields are: id, name, description, category, url, image.',
    ],
    [
      'a field that is missing',
      'tools',
      '  name: B\n',
      '',
      'tools.yaml:7:3  error  The field "name" is missing.\n' +
        '  It is: The name as its maker writes it.',
    ],
    [
      'a field without a value',
      'tools',
      'name: B',
      'name:',
      'tools.yaml:8:8  error  The field "name" is empty.\n' +
        '  It is: The name as its maker writes it.',
    ],
    [
      'a word for yes',
      'comparison',
      'backendExport: true',
      'backendExport: yes',
      'comparison.yaml:3:18  error  The field "backendExport" is "yes", but should be true or false.\n' +
        '  It is: Can the back-end code be taken away? true or false.',
    ],
    [
      'a number for a text',
      'tools',
      'name: B',
      'name: 2031',
      'tools.yaml:8:9  error  The field "name" is 2031, but should be text.\n' +
        '  It is: The name as its maker writes it.',
    ],
    [
      'a category that there is not',
      'tools',
      'Code Review',
      'Review',
      'tools.yaml:10:13  error  The field "category" is "Review", which is not one of the possible values.\n' +
        '  Use one of: Development Environment, Code Editor, Project Management, ' +
        'Design & Development, Code Quality, Code Generation, AI Assistant, Code Completion, ' +
        'Code Assistant, Documentation, Code Review.',
    ],
    [
      'a hosting that there is not',
      'comparison',
      'hosting: inplace',
      'hosting: cloud',
      'comparison.yaml:8:12  error  The field "hosting" is "cloud", which is not one of the possible values.\n' +
        '  Use one of: inplace, external.',
    ],
    [
      'an integration that there is not',
      'comparison',
      'Native',
      'Built-in',
      'comparison.yaml:7:19  error  The field "llmIntegration" is "Built-in", which is not one of the possible values.\n' +
        '  Use one of: Native, API.',
    ],
    [
      'a cost that is no amount',
      'comparison',
      "'$0–$100'",
      'about $20',
      'comparison.yaml:9:17  error  The field "costPerMonth" is "about $20", which does not look right.\n' +
        '  It is: Free, an amount such as $20, or a range such as $0–$39.',
    ],
    [
      'an id that is used already',
      'tools',
      'id: b',
      'id: a',
      'tools.yaml:7:7  error  "a" is used twice.\n  Give each record its own id.',
    ],
    [
      'an address without https',
      'tools',
      'https://b.example.com/b.svg',
      'http://b.example.com/b.svg',
      'tools.yaml:12:10  error  The field "image" is "http://b.example.com/b.svg", which does not look right.\n' +
        '  Write the whole address, beginning with https://',
    ],
    [
      'an icon that there is not',
      'site',
      'icon: brand-github',
      'icon: brand-githab',
      'site.yaml:18:53  error  There is no icon "brand-githab".\n' +
        '  Did you mean "brand-github"? All icons: npm run icons',
    ],
    [
      'a link that is no page of the site',
      'site',
      '{label: Tools, to: /tools}',
      '{label: Tools, to: tools}',
      'site.yaml:10:24  error  The field "to" is "tools", which does not look right.\n' +
        '  It is: A page of this site, such as /benefits.',
    ],
    [
      'a link that leaves the site unseen',
      'site',
      '{label: Tools, to: /tools}',
      '{label: Tools, to: //tools}',
      'site.yaml:10:24  error  The field "to" is "//tools", which does not look right.\n' +
        '  It is: A page of this site, such as /benefits.',
    ],
  ])('for %s: the place, what is wrong, and how to mend it', (_what, name, from, to, expected) => {
    expect(problemsOf(name, from, to)).toEqual([`${recordsFolder}/${expected}`]);
  });

  it('with several problems tells them all', () => {
    const problems = problemsOf('comparison', 'hosting: inplace\n', 'hosting: cloud\n  price: 5\n');

    expect(problems.map((problem) => problem.split('  error')[0])).toEqual([
      'docs-content/data/comparison.yaml:8:12',
      'docs-content/data/comparison.yaml:9:3',
    ]);
  });

  it('tells of an id that is used already beside the other problems, in the order of the lines', () => {
    const problems = problemsOf('tools', '- id: b\n', '- id: a\n  price: 5\n');

    expect(problems.map((problem) => problem.split('  error')[0])).toEqual([
      'docs-content/data/tools.yaml:7:7',
      'docs-content/data/tools.yaml:8:3',
    ]);
  });
});
