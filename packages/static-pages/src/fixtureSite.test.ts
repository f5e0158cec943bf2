/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const site = join(__dirname, '__fixtures__/site');

/** What Docusaurus prints while it builds the site. */
function outputOfBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fixture-site-'));
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const args = [docusaurus, 'build', site, '--out-dir', join(folder, 'build')];
  const {stdout, stderr} = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NO_COLOR: '1',
      NO_UPDATE_NOTIFIER: '1',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(folder, 'generated'),
    },
  });
  return stdout + stderr;
}

it('fails with a single list of everything that would stop working', () => {
  const output = outputOfBuild().replace(/^ +/gm, '');

  expect(output).toContain("can't be built as static pages with islands. 5 problems:");
  expect(output.split('\n').filter((line) => /^(- |on )/.test(line))).toEqual([
    "- baseUrlIssueBanner: Set it to false. The banner would show on the home page, because Docusaurus's scripts are missing.",
    '- fixture-pages: track.ts',
    '- <button> "Menu" with onClick',
    'on /below/lost-handler',
    '- useEffect in src/lost-effect.ts',
    `- "Countr": Countr.island.tsx doesn't exist. Existing islands: Disclosure.`,
    'on /below/unknown-island',
  ]);
});
