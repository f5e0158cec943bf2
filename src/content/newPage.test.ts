/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {runScript} from '../testing/runScript';

const contentCheck = join(process.cwd(), 'node_modules/.bin/content-check');
let siteDir = '';

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'new-page-'));
  for (const path of ['cspell.config.yaml', 'docs-content', 'src/content/newPage.mdx', 'static']) {
    cpSync(path, join(siteDir, path), {recursive: true});
  }
  const config = JSON.stringify(join(process.cwd(), 'content.config'));
  writeFileSync(join(siteDir, 'content.config.ts'), `export {default} from ${config};\n`);
  jest.spyOn(process, 'cwd').mockReturnValue(siteDir);
});
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(siteDir, {recursive: true});
});

it('npm run new:page creates a page that passes npm run check', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();

  await runScript(
    'new:page',
    '--title=20 tools, C# & {braces}: *all* <of> [it]',
    '--description=1. Say what `it` is, and <what> it {costs}.',
  );

  const file = 'docs-content/20-tools-c-braces-all-of-it.mdx';
  const output = log.mock.calls.join('\n');
  expect(output).toContain(`Created ${file}.`);
  expect(output).toContain('to: /20-tools-c-braces-all-of-it}');
  // Docusaurus keeps the number in the address, so the page needs no slug.
  expect(readFileSync(join(siteDir, file), 'utf8')).not.toMatch(/^slug:/m);
  expect(execFileSync(contentCheck, {cwd: siteDir, encoding: 'utf8'})).not.toContain(file);
}, 60_000);
