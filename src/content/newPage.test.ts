/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

let siteDir = '';
const npm = (...args: string[]): string =>
  execFileSync('npm', args, {cwd: siteDir, encoding: 'utf8'});

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'new-page-'));
  for (const path of ['content.config.ts', 'docs-content', 'package.json', 'src', 'static']) {
    cpSync(path, join(siteDir, path), {recursive: true});
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(siteDir, 'node_modules'));
});
afterAll(() => rmSync(siteDir, {recursive: true}));

it('npm run new:page creates a page that passes npm run check', () => {
  const output = npm(
    ...['run', 'new:page', '--', '--title=20 tools, C# & {braces}: *all* <of> [it]'],
    '--description=1. Say what `it` is, and <what> it {costs}.',
  );

  const file = 'docs-content/20-tools-c-braces-all-of-it.mdx';
  expect(output).toContain(`Created ${file}.`);
  expect(output).toContain('to: /20-tools-c-braces-all-of-it}');
  // Docusaurus keeps the number in the address, so the page needs no slug.
  expect(readFileSync(join(siteDir, file), 'utf8')).not.toMatch(/^slug:/m);
  expect(npm('run', 'check')).not.toContain(file);
}, 60_000);
