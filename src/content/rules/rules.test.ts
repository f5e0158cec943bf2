/** @jest-environment node */
import {SiteMap, SourceFile, readPage} from '@sitekit/content-check';
import type {RecordFile} from '@sitekit/content-check';
import {parseDocument} from 'yaml';
import config from '../../../config/content';
import {example} from '../../testing/example';
import {recordSchemas} from '../schema';
import {checkCounts} from './checkCounts';
import {checkExampleValues} from './checkExampleValues';
import {checkStepNumbers} from './checkStepNumbers';

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
    isReadable: true,
    problems: [],
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

  it.each<[(number | string)[], string, number, number]>([
    [[1, 2, 2], '7:14', 2, 3],
    [[1, 1, 3], '5:14', 1, 2],
    [[1, 2, 4], '7:14', 4, 3],
    [[2, 3], '3:14', 2, 1],
    [['-1', 1], '3:14', -1, 1],
    [[1, 1.5], '5:14', 1.5, 2],
  ])("can't be %j", (numbers, place, number, next) => {
    const expected = `${place} This step has the number ${number}, but the next one is ${next}. Number the steps 1, 2, 3 and so on. Change this one: id={${next}}`;

    expect(problemsOf(...numbers)).toEqual([expected]);
  });
});

describe('numbers that a page says', () => {
  const problemsOf = (body: string, tools: number) => {
    const content = contentOf(body, 'tools', Array(tools).fill({}));
    const {records} = contentOf('', 'comparison', Array(12).fill({}));
    return checkCounts({...content, records: [...content.records, ...records]}).map(
      ({severity, line, column, message}) => `${severity} ${line}:${column} ${message}`,
    );
  };

  it.each([
    'Twelve AI coding tools compared, and 20 to browse by category.',
    'Compare 12 tools in one table, or browse 20.',
    'Pick two or three tools.',
    'By 2026 tools will change.',
  ])('can be true: %s', (body) => {
    expect(problemsOf(body, 20)).toEqual([]);
  });

  it('are right again when an author changes the page and the list', () => {
    expect(problemsOf('Twelve tools compared, and 21 to browse.', 21)).toEqual([]);
  });

  it.each([
    ['Over 2,026 to browse.', '1:6 This says 2,026, but tools.yaml has 21 tools.'],
    ['And 20 to browse.', '1:5 This says 20, but tools.yaml has 21 tools.'],
    [
      '## Browse\n\nAll twenty tools.',
      '3:5 This says twenty, but comparison.yaml has 12 tools, and tools.yaml has 21.',
    ],
    [
      `Seventeen steps.\n\n${flowchart(1, 2)}`,
      '1:1 This says Seventeen, but the flowchart has 2 steps.',
    ],
  ])('cause a warning at their place: %s', (body, expected) => {
    expect(problemsOf(body, 21)).toEqual([`warning ${expected}`]);
  });
});

describe('amounts of the example', () => {
  const problemsOf = (body: string) =>
    checkExampleValues({
      ...contentOf(body, 'example'),
      records: [{...contentOf(body, 'example').records[0], value: example} as RecordFile],
    }).map(({message, hint}) => `${message} ${hint}`);

  it('are not typed', () => {
    expect(problemsOf('The second year is worth $156,000.')).toEqual([
      '$156,000 follows from example.yaml, and wouldn’t change with it. Write <ExampleValue of="secondYear" /> instead.',
    ]);
  });

  it('are quoted, and other amounts can be typed', () => {
    expect(problemsOf('<ExampleValue of="secondYear" /> is more than $155,999 and $19.')).toEqual(
      [],
    );
  });
});
