/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const bin = join(__dirname, '../bin/site-handout.cjs');
const siteDir = mkdtempSync(join(tmpdir(), 'handout-'));

mkdirSync(join(siteDir, 'config'));
writeFileSync(
  join(siteDir, 'config/handout.ts'),
  `export default {
    title: 'Offer', contents: 'Contents', pages: ['/'], siteUrl: 'https://site.example', stylesheets: [],
    cover: {title: 'Offer', lead: '', preparedFor: 'For', client: 'Company', notes: []},
  };`,
);

function makeHandout() {
  const {status, stderr} = spawnSync(process.execPath, [bin], {
    cwd: siteDir,
    env: {PATH: siteDir, PLAYWRIGHT_BROWSERS_PATH: siteDir},
    encoding: 'utf8',
  });
  return {status, stderr};
}

it('says that the site has to be built first', () => {
  const {status, stderr} = makeHandout();

  expect(stderr).toBe(`${join(siteDir, 'build')} contains no pages. Run the build first.\n`);
  expect(status).toBe(1);
});

it('says what is missing on a computer without Chromium', () => {
  mkdirSync(join(siteDir, 'build'));
  writeFileSync(join(siteDir, 'build/index.html'), '<html lang="en"><main><h1>Home</h1></main>');
  const {status, stderr} = makeHandout();

  expect(stderr).toContain('"npx install-chromium" installs it.');
  expect(status).toBe(1);
});
