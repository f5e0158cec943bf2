/** @jest-environment node */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const command = resolve(__dirname, 'index.ts');
const loader = require.resolve('tsx');
const corpus = resolve(__dirname, '../../corpus');
let siteDir = '';
const page = () => join(siteDir, 'docs-content/page.mdx');

function check(...words: string[]) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', loader, command, ...words],
    {cwd: siteDir, encoding: 'utf8', env: {...process.env, NO_COLOR: '1'}},
  );
  return {status, stdout, stderr};
}

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
  const config = JSON.stringify(join(corpus, 'site/content.config'));
  writeFileSync(join(siteDir, 'content.config.ts'), `export {default} from ${config};\n`);
});
afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

it('succeeds when there are no problems', () => {
  expect(check()).toEqual({
    status: 0,
    stdout: '4 files checked: no problems.\n',
    stderr: '',
  });
});

it('reports every problem of every file at once, and fails', () => {
  writePage('Drafts come come sooner.<br>\n');
  const records = join(siteDir, 'docs-content/data/shop.yaml');
  writeFileSync(records, readFileSync(records, 'utf8').replace('brand:', 'brnd:'));

  const {status, stdout} = check();

  expect(status).toBe(1);
  expect(stdout).toMatch(/shop\.yaml:2:1 {2}error {2}The field `brnd` doesn't exist here\./);
  expect(stdout).toMatch(/page\.mdx:8:13 {2}error {2}"come" is repeated\./);
  expect(stdout).toMatch(/page\.mdx:8:25 {2}error {2}<br> is never closed\./);
  expect(stdout).toContain('5 files checked: 3 errors.');
});

it('does not fail because of a warning', () => {
  writePage('Drafts come sooner. \n');

  const {status, stdout} = check();

  expect(stdout).toContain('1 warning.');
  expect(status).toBe(0);
});

it.each(['github', 'json'])('prints only the format %s', (format) => {
  writePage('Drafts come sooner.<br>\n');

  const {status, stdout} = check(`--format=${format}`);

  expect(status).toBe(1);
  expect(stdout.startsWith(format === 'json' ? '{' : '::error file=')).toBe(true);
});

it('fails when there is nothing to check', () => {
  rmSync(join(siteDir, 'docs-content'), {recursive: true});
  mkdirSync(join(siteDir, 'docs-content'));

  const {status, stdout} = check();

  expect(stdout).not.toContain('no problems');
  expect(status).not.toBe(0);
});

it('explains an unknown option', () => {
  expect(check('--format=xml')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'The format "xml" doesn\'t exist. Use one of: text, github, json.\n',
  });
  expect(check('--hint').status).toBe(2);
});

describe('with --fix', () => {
  it('applies fixes, lists them, and keeps the rest of the file as it is', () => {
    const before = [
      '\uFEFF---',
      'title: Pilot',
      'description: How the pilot went.',
      '---',
      '',
      '# The pilot',
      '',
      'On Github, drafts come sooner.<br>They',
      'cost less. ',
      '',
      '<Checklist title=“Before you start”>',
      '',
      '- See [the code](https://github.com/example).',
      '',
      '</Checklist>',
      '',
    ].join('\r\n');
    writeFileSync(page(), before);

    const {status, stdout, stderr} = check('--fix');

    expect(stdout).toContain('no problems');
    expect(status).toBe(0);
    expect(stderr).toContain('fixed  docs-content/page.mdx:8  "Github" should be "GitHub".');
    expect(stderr.match(/^fixed/gm)).toHaveLength(4);
    expect(readFileSync(page(), 'utf8')).toBe(
      before
        .replace('Github', 'GitHub')
        .replace('<br>', '<br />')
        .replace('less. ', 'less.')
        .replace('“Before you start”', '"Before you start"'),
    );
  });

  it('leaves problems that a person has to decide, and fails', () => {
    writePage('See [the vendor](http://vendor.example.net), and {client}.\n');
    const before = readFileSync(page(), 'utf8');

    const {status, stdout} = check('--fix');

    expect(status).toBe(1);
    expect(stdout).toContain('2 errors.');
    expect(readFileSync(page(), 'utf8')).toBe(before);
  });

  it('also works without the two hyphens that npm asks for', () => {
    writePage('Drafts come sooner. \n');
    const {stderr} = spawnSync(process.execPath, ['--import', loader, command], {
      cwd: siteDir,
      encoding: 'utf8',
      env: {...process.env, npm_config_fix: 'true'},
    });

    expect(stderr).toContain('This line ends with spaces.');
    expect(readFileSync(page(), 'utf8')).toMatch(/sooner\.\n$/);
  });

  it('keeps the mode of a file', () => {
    writePage('Drafts come sooner. \n');
    chmodSync(page(), 0o640);

    check('--fix');

    expect(readFileSync(page(), 'utf8')).toMatch(/sooner\.\n$/);
    expect(statSync(page()).mode & 0o777).toBe(0o640);
  });

  it("doesn't touch a file whose letters it can't read", () => {
    const before = Buffer.from('---\ntitle: Pilot\n---\n\n# Caf\xe9. \n', 'latin1');
    writeFileSync(page(), before);

    expect(check('--fix').stdout).toContain("This file isn't saved as UTF-8");
    expect(readFileSync(page()).equals(before)).toBe(true);
  });

  it('changes nothing when there are no problems', () => {
    const list = () =>
      execFileSync('find', [siteDir, '-type', 'f', '-exec', 'md5sum', '{}', '+'], {
        encoding: 'utf8',
      });
    const before = list();

    expect(check('--fix').stderr).toBe('');
    expect(list()).toBe(before);
  });
});
