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

it('says that the site has to be built first', () => {
  const {status, stderr} = spawnSync(process.execPath, [bin], {cwd: siteDir, encoding: 'utf8'});

  expect(stderr).toBe(`${join(siteDir, 'build')} contains no pages. Run the build first.\n`);
  expect(status).toBe(1);
});
