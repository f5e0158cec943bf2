/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {loadContentConfig, readPages} from '@sitekit/content-check';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';

/* The code of the worked example on "How It Works" does what the page says. */

const folder = mkdtempSync(join(tmpdir(), 'example-'));
function fencedCode(): Record<string, string> {
  const pages = readPages(process.cwd(), loadContentConfig(process.cwd()));
  const page = pages.find(({route}) => route === '/how-it-works');
  const blocks: Code[] = [];
  visit(page?.tree ?? {type: 'root', children: []}, 'code', (code) => {
    blocks.push(code);
  });
  return Object.fromEntries(blocks.map(({lang, value}) => [lang ?? '', value]));
}

const {js: draft = '', diff = '', text = ''} = fencedCode();
const output = text.split('\n');

/** The lines of the diff without those that start with a sign. */
const linesWithout = (sign: '+' | '-') =>
  diff
    .split('\n')
    .filter((line) => !line.startsWith(sign))
    .map((line) => line.slice(1))
    .join('\n');

const [before, after] = [linesWithout('+'), linesWithout('-')];
const result = draft.replace(before, () => after);

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

it('has a draft that passes its own test', () => {
  expect(run('draft.mjs', draft).status).toBe(0);
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
