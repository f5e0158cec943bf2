/** @jest-environment node */
import {SiteMap, SourceFile, readPage} from '@sitekit/content-check';
import type {RecordFile} from '@sitekit/content-check';
import {parseDocument} from 'yaml';
import config from '../../../config/content';
import {recordSchemas, toolCategories} from '../schema';
import {checkComparedTools} from './checkComparedTools';
import {checkCounts} from './checkCounts';
import {checkStepNumbers} from './checkStepNumbers';
import {checkUnusedCategories} from './checkUnusedCategories';

/** Content with one page and one record. */
function contentOf(body: string, name = 'tools', entries: unknown[] = []) {
  const page = readPage(new SourceFile('docs-content/process.mdx', body), config);
  const text = JSON.stringify(entries);
  const record: RecordFile = {
    name,
    schema: recordSchemas.tools,
    file: new SourceFile(`docs-content/data/${name}.yaml`, text),
    document: parseDocument(text),
    value: entries,
    isValid: true,
  };
  return {config, pages: [page], records: [record], siteMap: new SiteMap('.', [page], [])};
}

/** A flowchart with a step for each number. */
const flowchart = (...numbers: (number | string)[]) =>
  [
    '<ProcessFlowchart>',
    ...numbers.map((number) => `<ProcessStep id={${number}} type="poc" title="A">B</ProcessStep>`),
    '</ProcessFlowchart>',
  ].join('\n\n');

describe('the numbers of steps', () => {
  const problemsOf = (...numbers: (number | string)[]) =>
    checkStepNumbers(contentOf(flowchart(...numbers))).map(({line, column, message, hint}) =>
      [`${line}:${column}`, message, hint].join(' '),
    );

  it.each([[[]], [[1]], [[1, 2, 3]], [[2, 1, 3]]])('can be %j', (numbers) => {
    expect(problemsOf(...numbers)).toEqual([]);
  });

  it("don't seem to be missing when one can't be read", () => {
    const body = flowchart(1, 2, 3).replace('id={2}', 'id="2"');

    expect(checkStepNumbers(contentOf(body))).toEqual([]);
  });

  it.each<[(number | string)[], string]>([
    [
      [1, 2, 2],
      '7:14 There are two steps with the number 2. Change one of them. The next free number is 3: id={3}',
    ],
    [
      [1, 1, 3],
      '5:14 There are two steps with the number 1. Change one of them. The next free number is 2: id={2}',
    ],
    [
      [1, 2, 4],
      '7:14 Step 3 is missing before step 4. Add it, or change this step to id={3} and renumber the steps after it.',
    ],
    [
      [2, 3],
      '3:14 Step 1 is missing before step 2. Add it, or change this step to id={1} and renumber the steps after it.',
    ],
    [[0, 1], "3:14 A step can't have the number 0. Number the steps 1, 2, 3 and so on."],
    [['-1', 1], "3:14 A step can't have the number -1. Number the steps 1, 2, 3 and so on."],
    [[1, 1.5], "5:14 A step can't have the number 1.5. Number the steps 1, 2, 3 and so on."],
  ])("can't be %j", (numbers, expected) => {
    expect(problemsOf(...numbers)).toEqual([expected]);
  });
});

describe('numbers that the pages mention', () => {
  it.each([
    ['tools', 19, 'There are now 19 tools, but the pages say 20. Update the texts, or add a tool.'],
    [
      'tools',
      21,
      'There are now 21 tools, but the pages say 20. Update the texts, or remove a tool.',
    ],
    [
      'comparison',
      11,
      'There are now 11 compared tools, but the pages say 12. Update the texts, or add a compared tool.',
    ],
  ])('warns about %s with %i entries', (name, count, expected) => {
    const entry = {costPerMonth: '$0–$160'};
    const diagnostics = checkCounts(contentOf('', name, Array(count).fill(entry)));

    expect(diagnostics.map(({message, hint = ''}) => `${message} ${hint}`)).toEqual([expected]);
    expect(diagnostics[0]).toMatchObject({severity: 'warning', line: 1});
  });

  it('accepts 20 tools', () => {
    expect(checkCounts(contentOf('', 'tools', Array(20).fill({})))).toEqual([]);
  });

  it.each([
    [[], 'Free', 0],
    [['$0–$160'], '$20-$159.99', 160],
    [['$0–$160'], '$250', 250],
  ])('know the highest price of %j and %s', (prices, price, highest) => {
    const free = Array<string>(11 - prices.length).fill('Free');
    const rows = [...prices, price, ...free].map((costPerMonth) => ({costPerMonth}));

    expect(checkCounts(contentOf('', 'comparison', rows)).map(({message}) => message)).toEqual(
      highest === 160
        ? []
        : [`The highest price in the comparison is now $${highest}, but the pages say $160.`],
    );
  });

  it('warns about a removed step', () => {
    expect(checkCounts(contentOf(flowchart(1, 2), 'site'))).toMatchObject([
      {
        severity: 'warning',
        line: 1,
        message: 'The number of steps is now 2 (2/0/0), but the pages say 17 (5/7/5).',
        hint: 'Update the texts, or add a step.',
      },
    ]);
  });
});

it('warns about each category without tools', () => {
  const [unused, ...used] = toolCategories;
  const tools = used.map((category) => ({category}));

  expect(checkUnusedCategories(contentOf('', 'tools', tools))).toMatchObject([
    {
      severity: 'warning',
      message: `No tool is in the category "${unused}", so the filter has no button for it.`,
      hint: `To show the button, give a tool this line: category: ${unused}`,
    },
  ]);
});

describe('the comparison', () => {
  const problemsOf = (...names: string[]) => {
    const tools = contentOf('', 'tools', [{name: 'Cursor'}, {name: 'Kiro'}]);
    const rows = names.map((name) => ({name}));
    const {records} = contentOf('', 'comparison', rows);
    return checkComparedTools({...tools, records: [...tools.records, ...records]});
  };

  it('can compare some of the tools', () => {
    expect(problemsOf('Kiro')).toEqual([]);
  });

  it('can compare tools without a card', () => {
    expect(problemsOf('Kiro', 'Base44')).toEqual([]);
  });

  it('warns about a row that has almost the name of a card', () => {
    expect(problemsOf('Kiro', 'Kursor')).toMatchObject([
      {
        severity: 'warning',
        line: 1,
        column: 26,
        message: `This row is called "Kursor", but the card in tools.yaml is called "Cursor", so they don't link to each other.`,
        hint: 'Use the same name in both files.',
      },
    ]);
  });
});
