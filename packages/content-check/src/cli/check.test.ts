/** @jest-environment node */
import {fork, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import type {Request, Response} from './__fixtures__/runWorker';
import type {Outcome} from './run';

const corpus = resolve(__dirname, '../../corpus');
const worker = fork(resolve(__dirname, '__fixtures__/runWorker.ts'), {
  execArgv: ['--require', '@sitekit/swc-register'],
});

let siteDir = '';
const page = () => join(siteDir, 'docs-content/page.mdx');

/** Runs the command in a process that all tests share, because it starts slowly. */
async function checkTimed(args: string[] = [], env: Request['env'] = {}): Promise<Response> {
  const request: Request = {args, siteDir, env};
  worker.send(request);
  const [response] = (await once(worker, 'message')) as [Response];
  return response;
}

const check = async (...args: string[]): Promise<Outcome> => (await checkTimed(args)).outcome;

function writePage(text: string) {
  writeFileSync(
    page(),
    `---\ntitle: Pilot\ndescription: How the pilot went.\n---\n\n# The pilot\n\n${text}`,
  );
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'check-'));
  cpSync(join(corpus, 'site'), siteDir, {recursive: true});
  // The configuration finds the package by a relative path.
  const config = JSON.stringify(join(corpus, 'site/config/content'));
  writeFileSync(join(siteDir, 'config/content.ts'), `export {default} from ${config};\n`);
});
afterAll(async () => {
  worker.kill();
  await once(worker, 'exit');
});

it('succeeds when there are no problems', async () => {
  expect(await check()).toEqual({
    status: 0,
    stdout: '4 files checked: no problems.\n',
    stderr: '',
  });
});

it('reports every problem of every file at once, and fails', async () => {
  writePage('Drafts for for teams.<br>\n');
  const records = join(siteDir, 'docs-content/data/shop.yaml');
  writeFileSync(records, readFileSync(records, 'utf8').replace('brand:', 'brnd:'));

  const {status, stdout} = await check();

  expect(status).toBe(1);
  expect(stdout).toMatch(/shop\.yaml:2:1 {2}error {2}.*`brnd`/);
  expect(stdout).toMatch(/page\.mdx:8:12 {2}warning {2}"for"/);
  expect(stdout).toMatch(/page\.mdx:8:22 {2}error {2}<br>/);
  expect(stdout).toContain('5 files checked: 2 errors and 1 warning.');
});

it('only fails because of a warning if it is told to', async () => {
  writePage('Drafts for for teams.\n');

  const {status, stdout} = await check();

  expect(stdout).toContain('1 warning.');
  expect(status).toBe(0);
  expect(await check('--strict')).toEqual({status: 1, stdout, stderr: ''});
});

it('prints only annotations for GitHub', async () => {
  writePage('Drafts come sooner.<br>\n');

  const {status, stdout} = await check('--format=github');

  expect(status).toBe(1);
  expect(stdout).toMatch(/^::error file=/);
});

it('fails when there is nothing to check', async () => {
  rmSync(join(siteDir, 'docs-content'), {recursive: true});
  mkdirSync(join(siteDir, 'docs-content'));

  const {status, stdout} = await check();

  expect(stdout).not.toContain('no problems');
  expect(status).not.toBe(0);
});

it('explains an unknown option', async () => {
  expect(await check('--format=xml')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'The format "xml" doesn\'t exist. Use one of: text, github.\n',
  });
  expect((await check('--hint')).status).toBe(2);
});

describe('answers within three seconds', () => {
  const apostrophes = (count: number) => "a'".repeat(count);
  const rows = (count: number) => `| a | b |\n| --- | --- |\n${'| one | two |\n'.repeat(count)}`;

  it.each([
    ['a word with 50 apostrophes', `${apostrophes(50)}a\n`, undefined],
    ['a word of one letter 16,000 times', `${'e'.repeat(16_000)}\n`, undefined],
    [
      'forty unknown words',
      `${Array.from({length: 40}, (_, i) => `glimpfwurx${'abcdefghij'.charAt(i % 10)}stroqu`).join(' ')}\n`,
      'dictionary',
    ],
    ['a table of 10,000 rows', rows(10_000), 'too long to be checked: 140,092 characters'],
    ['a page of 2 MB', 'Drafts come sooner.\n\n'.repeat(100_000), 'too long to be checked'],
    ['3,000 quotes', `${'> '.repeat(3000)}a\n`, 'page.mdx:8:1  error  This is nested'],
  ])('to %s', async (_, text, answer) => {
    writePage(text);
    const {outcome, ms} = await checkTimed();

    expect(ms).toBeLessThan(3000);
    expect(outcome.stdout).toContain(answer ?? 'no problems');
  });
});

it('says that it went on without a page that takes too long, and checks the others', async () => {
  writePage('Drafts for for teams.\n');
  // Any two of these could belong together.
  writeFileSync(join(siteDir, 'docs-content/slow.mdx'), `# Slow\n\n${'*a _b'.repeat(23_000)}\n`);

  const {stdout} = await check();

  expect(stdout).toContain('slow.mdx:1:1  error  Checking this file took more than 5 seconds');
  expect(stdout).toContain('"for" is repeated.');
});

it('says that the system lets it open too few files', () => {
  const {status, stderr} = spawnSync(
    'sh',
    [
      '-c',
      'ulimit -n 50; exec "$0" "$1"',
      process.execPath,
      resolve(__dirname, '../../bin/content-check.cjs'),
    ],
    {cwd: siteDir, encoding: 'utf8'},
  );

  expect(stderr).toMatch(
    /^The check needs to open more files at once than your system allows\..*ulimit -n 4096$/m,
  );
  expect(status).toBe(2);
});

describe('with --fix', () => {
  it('applies fixes, lists them, and keeps the rest of the file as it is', async () => {
    const before = [
      '\uFEFF---',
      'title: Pilot',
      'description: How the pilot went.',
      '---',
      '',
      '# The pilot',
      '',
      'On GitHub, drafts come sooner.<br>They',
      'cost for for less.',
      '',
      '<Checklist title=“Before you start”>',
      '',
      '- See [the code](https://github.com/example).',
      '',
      '</Checklist>',
      '',
    ].join('\r\n');
    writeFileSync(page(), before);

    const {status, stdout, stderr} = await check('--fix');

    expect(stdout).toContain('no problems');
    expect(status).toBe(0);
    expect(stderr).toContain('fixed  docs-content/page.mdx:9  "for" is repeated.');
    expect(stderr.match(/^fixed/gm)).toHaveLength(3);
    expect(readFileSync(page(), 'utf8')).toBe(
      before
        .replace('<br>', '<br />')
        .replace('for for', 'for')
        .replace('“Before you start”', '"Before you start"'),
    );
  });

  it('leaves problems that a person has to decide, and fails', async () => {
    writePage('See [the vendor](http://vendor.example.net), and {client}.\n');
    const before = readFileSync(page(), 'utf8');

    const {status, stdout} = await check('--fix');

    expect(status).toBe(1);
    expect(stdout).toContain('1 error and 1 warning.');
    expect(readFileSync(page(), 'utf8')).toBe(before);
  });

  it('only changes the lines that it names, and causes no problem, whatever is mistyped', async () => {
    const mistakes = ` the the |\u200b|<br>|**|<!-- a -->|{#a}|“|”|'|"`.split('|');
    let state = 1;
    const random = (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    const fileOf = (index: number) => join(siteDir, `docs-content/page-${index}.mdx`);
    const pages = Array.from({length: 12}, (_, index) => {
      let text = [
        `---\ntitle: Pilot ${index}\ndescription: How team ${index} did.\n---\n`,
        '# Pilot\n\nOn GitHub, drafts for for teams.\n',
        '<Checklist title=“Before”>\n\n- See [it](/benefits).\n\n</Checklist>\n',
      ].join('\n');
      for (let count = 0; count < 2; count += 1) {
        // Between words: suggestions for unknown ones take time.
        const places = Array.from(text.matchAll(/[ \n]/g), ({index: at}) => at);
        const place = places[6 + random(places.length - 6)] ?? 0;
        text = text.slice(0, place) + mistakes[random(mistakes.length)] + text.slice(place);
      }
      writeFileSync(fileOf(index), text);
      return text;
    });
    const problems = async () =>
      Array.from(
        (await check()).stdout.matchAll(/^([^\s:]+):[\d:]+ {2}(?:error|warning) {2}(.*)/gm),
        ([, file, message]) => `${file} ${message}`,
      ).sort();
    const before = await problems();
    const {stderr} = await check('--fix');
    const after = await problems();
    const changed = pages.flatMap((text, index) => {
      const lines = readFileSync(fileOf(index), 'utf8').split('\n');
      return text
        .split('\n')
        .flatMap((line, at) =>
          line === lines[at] ? [] : [`docs-content/page-${index}.mdx:${at + 1}`],
        );
    });
    const named = Array.from(stderr.matchAll(/^fixed {2}(\S+)/gm), ([, place]) => place);

    expect(named.length).toBeGreaterThan(15);
    expect(after.length).toBeLessThanOrEqual(before.length - named.length);
    expect(after.filter((problem) => !before.includes(problem))).toEqual([]);
    expect(changed.filter((place) => !named.includes(place))).toEqual([]);
  });

  it('also works without the two hyphens that npm asks for', async () => {
    writePage('Drafts for for teams.\n\nSee [the vendor](http://vendor.example.net).\n');

    const {outcome} = await checkTimed([], {npm_config_fix: 'true'});

    expect(outcome).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('5 files checked: 1 warning.') as unknown,
      stderr: expect.stringContaining('"for" is repeated.') as unknown,
    });
    expect(readFileSync(page(), 'utf8')).toMatch(/Drafts for teams/);
  });

  it("doesn't touch a file whose letters it can't read", async () => {
    const before = Buffer.from('---\ntitle: Pilot\n---\n\n# Caf\xe9. \n', 'latin1');
    writeFileSync(page(), before);

    expect((await check('--fix')).stdout).toContain("This file isn't saved as UTF-8");
    expect(readFileSync(page()).equals(before)).toBe(true);
  });
});
