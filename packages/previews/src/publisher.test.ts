/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const root = join(__dirname, '..');
const published = join(root, 'publisher.mjs');

/* The trusted workflows run this file, so it has to be what the sources say. */
it('is bundled from the current sources; if not, run "npm run bundle -w packages/previews"', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const {scripts} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: {bundle: string};
  };
  const outfile = join(folder, 'publisher.mjs');
  const command = scripts.bundle.replace('publisher.mjs', outfile);
  const {status, stderr} = spawnSync('npx', ['--no', '--', ...command.split(' ')], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({status, stderr: status === 0 ? '' : stderr}).toEqual({status: 0, stderr: ''});
  const isCurrent = readFileSync(outfile, 'utf8') === readFileSync(published, 'utf8');
  rmSync(folder, {recursive: true});

  expect(isCurrent).toBe(true);
});

it('runs without any packages, and explains its commands', () => {
  const {status, stderr} = spawnSync(process.execPath, [published], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });

  expect(status).toBe(1);
  expect(stderr).toContain('Usage:');
});

it('says which variable is missing', () => {
  const {stderr} = spawnSync(process.execPath, [published, 'sweep'], {
    encoding: 'utf8',
    env: {PATH: process.env.PATH},
  });

  expect(stderr).toContain('The environment variable GITHUB_REPOSITORY is missing.');
});
