import {spawnSync} from 'node:child_process';
import {cpSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {readCases} from '@sitekit/content-check/corpus';
import {parseDocument} from 'yaml';
import {contentFolder, correctPagesFolder, recordsFolder} from '../src/content/folders';
import {realContent, SiteCopy} from './SiteCopy';
import {
  builds,
  countedBuilds,
  formEndpoint,
  handout,
  preview,
  previewBase,
  secondClient,
} from './site';

/*
 * Prepares the end-to-end tests: installs a browser if there is none, and makes a preview of a pull
 * request at a sub-path, with a handout. The preview is for another client, delivers its contact form,
 * and also has the pages that the content check passes in its own tests: what it passes has to build.
 * Other builds have sample content, a form that sends nothing, or React in place of Preact.
 */

const previewOf = {
  BASE_URL: previewBase,
  PREVIEW_OF: String(preview.number),
  PREVIEW_REPOSITORY: preview.repository,
  PREVIEW_HEAD_REPOSITORY: preview.headRepository,
  PREVIEW_BRANCH: preview.branch,
  PREVIEW_COMMIT: preview.commit,
  PREVIEW_BUILT_AT: preview.builtAt,
};

/** A copy of the site with the pages of the corpus, and with correct pages of many kinds. */
function copyWithCorpus(): SiteCopy {
  const copy = new SiteCopy(realContent);
  cpSync(correctPagesFolder, join(copy.folder, contentFolder), {recursive: true});
  cpSync('packages/content-check/corpus/site/static', join(copy.folder, 'static'), {
    recursive: true,
  });
  const passing = readCases().filter(({answer}) => answer === '');
  for (const {topic, name, files} of passing) {
    for (const [file, text] of files) {
      // A record would replace the site's, and several cases have a page of the same name.
      const page = `${topic} ${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      if (file === `${contentFolder}/page.mdx`) {
        writeFileSync(join(copy.folder, contentFolder, `${page}.mdx`), text);
      } else if (file.endsWith('.pdf')) {
        writeFileSync(join(copy.folder, file), text);
      }
    }
  }
  return copy;
}

/**
 * Has a copy of the real content count no visits, and sets where its form is delivered. Without an
 * endpoint, the form sends nothing.
 */
function setServices(site: SiteCopy, endpoint?: string): void {
  const file = `${recordsFolder}/site.yaml`;
  const record = parseDocument(site.read(file));
  record.delete('analytics');
  record.deleteIn(['contact', 'endpoint']);
  if (endpoint) {
    record.setIn(['contact', 'endpoint'], endpoint);
  }
  site.write(file, record.toString());
}

const copy = copyWithCorpus();
setServices(copy, formEndpoint);

/** Runs a command, and stops when it fails. */
function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): void {
  const {status} = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
  if (status !== 0) {
    copy.remove();
    process.exit(1);
  }
}

run('install-chromium', [], '.');

const brand = Object.entries(secondClient).map(([option, value]) => `--${option}=${value}`);
run('npm', ['run', '--silent', 'rebrand', '--', ...brand], copy.folder);

const {folder} = builds.preview;
run('docusaurus', ['build', '--out-dir', resolve(folder)], copy.folder, previewOf);
// The logos of the tools are on other sites, which tests don't request.
const options = ['--offline', '--build', resolve(folder), '--output', resolve(handout)];
run('npm', ['run', '--silent', 'handout', '--', ...options], copy.folder, previewOf);
copy.remove();

const sample = new SiteCopy();
run('docusaurus', ['build', '--out-dir', resolve(builds.sample.folder)], sample.folder);
const siteRecord = `${recordsFolder}/site.yaml`;
const record = sample.read(siteRecord);
for (const {folder: countedFolder, analytics} of Object.values(countedBuilds)) {
  sample.write(siteRecord, `${record}analytics: ${analytics}\n`);
  run('docusaurus', ['build', '--out-dir', resolve(countedFolder)], sample.folder);
}
sample.remove();

const silent = new SiteCopy(realContent);
setServices(silent);
if (builds.silentForm !== builds.site) {
  run('docusaurus', ['build', '--out-dir', resolve(builds.silentForm.folder)], silent.folder);
}
silent.change('docusaurus.config.ts', '} satisfies IslandsOptions', "runtime: 'react', $&");
run('docusaurus', ['build', '--out-dir', resolve(builds.react.folder)], silent.folder);
silent.remove();
