/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {loadContentConfig, readPages} from '@sitekit/content-check';
import type {Code, List} from 'mdast';
import {visit} from 'unist-util-visit';

/*
 * The code of the worked example on "How It Works" does what the page says, and "Home" and "Benefits"
 * show the same.
 */

const folder = mkdtempSync(join(tmpdir(), 'example-'));
const pages = readPages(process.cwd(), loadContentConfig(process.cwd()));

/** The blocks of code on a page, in order, by language. */
function fencedCode(route: string): Record<string, string[]> {
  const code: Record<string, string[]> = {};
  visit(
    pages.find((page) => page.route === route)?.tree ?? {type: 'root', children: []},
    'code',
    ({lang, value}: Code) => {
      (code[lang ?? ''] ??= []).push(value);
    },
  );
  return code;
}

const {
  js: [draft = ''] = [],
  diff: [diff = ''] = [],
  text: [session = '', text = ''] = [],
} = fencedCode('/how-it-works');
const output = text.split('\n');

/** The lines of a diff without those that start with a sign. */
const linesWithout = (sign: '+' | '-', changes: string) =>
  changes
    .split('\n')
    .filter((line) => !line.startsWith(sign))
    .map((line) => line.slice(1))
    .join('\n');

/** The code after a change. */
const applied = (changes: string, code: string) =>
  code.replace(linesWithout('+', changes), () => linesWithout('-', changes));

const result = applied(diff, draft);

/** Where the tests begin, after the imports and the function. */
const firstTest = /^test\(/m;
const [implementation = ''] = draft.split(firstTest);
const reviewedTests = result.slice(result.search(firstTest));

function run(name: string, code: string): {status: number | null; lines: string[]} {
  const file = join(folder, name);
  writeFileSync(file, code);
  const {status, stdout} = spawnSync(
    process.execPath,
    ['--test', '--test-reporter=spec', file],
    // Node's test runner does nothing when another one has started it.
    {encoding: 'utf8', env: {...process.env, NODE_TEST_CONTEXT: undefined}},
  );
  return {status, lines: stdout.split('\n').map((line) => line.replace(/ \([\d.]+ms\).*/, ''))};
}

/** What the test runner says about each test. It lists failed ones again at the end. */
const resultsIn = (lines: readonly string[]): string[] =>
  Array.from(new Set(lines.filter((line) => /^[✔✖].*[^:]$/.test(line))));

it('has a draft that passes its own test, as the agent says', () => {
  const {status, lines} = run('draft.mjs', draft);

  expect(status).toBe(0);
  expect(resultsIn(lines)).toEqual(resultsIn(session.split('\n')));
});

it("has a draft that fails the reviewer's test, and only that", () => {
  const {status, lines} = run('reviewed.mjs', implementation + reviewedTests);

  expect(status).toBe(1);
  expect(resultsIn(lines)).toEqual([...output.slice(0, -1), output.at(-1)?.replace('✔', '✖')]);
});

it('has a result that passes all tests, with the output that the page shows', () => {
  const {status, lines} = run('result.mjs', result);

  expect(status).toBe(0);
  expect(resultsIn(lines)).toEqual(output);
});

it('has a result that bills every cent of any amount, a credit included', () => {
  const checkAmounts = `
    test('any amount', () => {
      for (let total = -500; total <= 500; total++) {
        for (let centers = 1; centers <= 9; centers++) {
          const shares = splitInvoice(total, centers);
          deepEqual(shares.length, centers);
          deepEqual(shares.reduce((sum, share) => sum + share), total);
          deepEqual(Math.max(...shares) - Math.min(...shares) <= 1, true);
        }
      }
    });`;

  expect(run('amounts.mjs', result + checkAmounts).status).toBe(0);
  expect(run('draftAmounts.mjs', draft + checkAmounts).status).toBe(1);
});

describe('the window on "Home"', () => {
  const {
    js: [homeDraft = '', reviewTest = ''] = [],
    diff: [fix = ''] = [],
    text: outputs = [],
  } = fencedCode('/');
  const imports = draft.slice(0, draft.indexOf('export'));

  it('shows the code of "How It Works"', () => {
    expect(imports + homeDraft).toBe(draft);
    expect(`${applied(fix, draft)}\n\n${reviewTest}`).toBe(result);
  });

  it.each([
    ['draft', imports + homeDraft],
    ['review', `${draft}\n\n${reviewTest}`],
    ['merged', result],
  ])('shows what the tests say at the stop "%s"', (name, code) => {
    const {lines} = run(`${name}OnHome.mjs`, code);
    const shown = outputs[['draft', 'review', 'merged'].indexOf(name)]?.split('\n') ?? [];
    const isDetail = (line: string) => line.startsWith(' ');

    expect(resultsIn(lines)).toEqual(shown.filter((line) => !isDetail(line)));
    // Of what a failed test says, the window shows some lines, in their order.
    const details = shown.filter(isDetail);
    expect(Array.from(new Set(lines.filter((line) => details.includes(line))))).toEqual(details);
    expect(details.length > 0).toBe(shown.some((line) => line.startsWith('✖')));
  });

  it('says what the tool wrote', async () => {
    const home = await readFile('docs-content/index.mdx', 'utf8');
    const [, signature] = /export function (\w+\([^)]*\))/.exec(homeDraft) ?? [];
    const [, testName] = /test\('(.*?)'/.exec(homeDraft) ?? [];

    expect(home).toContain(`**writes** \`${signature}\``);
    expect(home).toContain(`**tests** that it \`${testName}\``);
  });

  it('shows what the draft charges for $100.00', async () => {
    const file = join(folder, 'charged.mjs');
    writeFileSync(file, `${implementation}console.log(splitInvoice(10000, 3).join(' '));`);
    const {stdout} = spawnSync(process.execPath, [file], {encoding: 'utf8'});
    const cents = stdout.split(' ').reduce((sum, share) => sum + Number(share), 0);
    const home = await readFile('docs-content/index.mdx', 'utf8');

    expect(home).toContain(`$100.00 split three ways charges $${(cents / 100).toFixed(2)}.`);
  });
});

describe('the artifacts on "Benefits"', () => {
  const {diff: [change = ''] = [], js: drafts = [], text: [results] = []} = fencedCode('/benefits');

  /** What functions return, given as the code in them, for a total and a number of cost centers. */
  function sharesOf(body: string, total: number, centers: number): number[] {
    const file = join(folder, 'shares.mjs');
    writeFileSync(
      file,
      `function split(total, centers) {\n${body}\n}\nconsole.log(split(${total}, ${centers}).join(' '));`,
    );
    return spawnSync(process.execPath, [file], {encoding: 'utf8'}).stdout.split(' ').map(Number);
  }

  it('are the change of "How It Works", without lines that stay, and what its tests say', () => {
    const changedLines = (code: string) => code.split('\n').filter((line) => /^[-+]/.test(line));

    expect(changedLines(change)).toEqual(changedLines(diff));
    expect(diff.split('\n')).toEqual(expect.arrayContaining(change.split('\n')));
    expect(results).toBe(text);
  });

  it('are drafts that do what their verdicts say', () => {
    const [rounded = '', lastPays = '', kept = ''] = drafts;

    expect(sharesOf(rounded, 10_000, 3)).toEqual([3333, 3333, 3333]);
    expect(sharesOf(lastPays, 100, 8)).toEqual([13, 13, 13, 13, 13, 13, 13, 9]);
    const lines = kept.split('\n').map((line) => `  ${line}`);
    expect(result).toContain(lines.join('\n'));
  });

  it('are a demo that shows what the code returns', () => {
    const lists: string[][] = [];
    visit(
      pages.find(({route}) => route === '/benefits')?.tree ?? {type: 'root', children: []},
      'list',
      (list: List) => {
        const amounts: string[] = [];
        visit(list, 'text', ({value}) => {
          amounts.push(...(/^\$[\d.]+$/.test(value) ? [value] : []));
        });
        if (amounts.length === list.children.length) {
          lists.push(amounts);
        }
      },
    );

    expect(lists.length).toBeGreaterThan(1);
    for (const amounts of lists) {
      const shares = sharesOf(drafts[2] ?? '', 10_000, amounts.length);
      expect(amounts).toEqual(shares.map((cents) => `$${(cents / 100).toFixed(2)}`));
    }
  });
});
