/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {load} from 'cheerio';

jest.setTimeout(60_000);

const site = join(__dirname, '__fixtures__/site');
const docusaurus = join(
  createRequire(__filename).resolve('@docusaurus/core/package.json'),
  '../bin/docusaurus.mjs',
);

it('keeps a small picture as a file, and prepares what Docusaurus has written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-site-'));
  const outDir = join(folder, 'build');
  execFileSync(process.execPath, [docusaurus, 'build', site, '--out-dir', outDir], {
    stdio: 'pipe',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NO_UPDATE_NOTIFIER: '1',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(folder, 'generated'),
    },
  });

  const html = readFileSync(join(outDir, 'index.html'), 'utf8');
  const $ = load(html);
  expect(html).not.toContain('data:image');
  const src = $('img[alt="A dot"]').attr('src') ?? '';
  expect(src).toMatch(/^\/assets\/images\/dot-\w+\.png$/);
  expect(readFileSync(join(outDir, src))).toEqual(readFileSync(join(site, 'docs/dot.png')));

  expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toContain(
    "img-src 'self';",
  );
  expect(readFileSync(join(outDir, '_headers'), 'utf8')).toContain("frame-ancestors 'none'");
  rmSync(folder, {recursive: true});
});
