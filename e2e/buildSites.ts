import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {readCases} from '@sitekit/content-check/corpus';
import {ensureBrowser} from '@sitekit/review/browser';
import {contentFolder} from '../src/content/folders';
import {correctPagesFolder} from '../src/testing/correctPagesFolder';
import {SiteCopy} from './SiteCopy';
import {announcement, builds, formEndpoint, previewEnvironment} from './site';

/*
 * Prepares the browser tests: installs a browser if there is none, and builds the site, the sample
 * content, and a preview of it at a sub-path, all at the same time. The preview delivers its form,
 * announces something, and has the pages that the content check passes in its own tests: what it
 * passes has to build.
 */

/** Runs a command. If it fails, so does this script, after the other builds. */
async function run(folder: string, command: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const [file = '', ...args] = command;
  const options = {cwd: folder, env: {...process.env, ...env}, stdio: 'inherit'} as const;
  const [status] = (await once(spawn(file, args, options), 'close')) as [number | null];
  process.exitCode ||= status ?? 1;
}

/** Adds correct pages of many kinds, and those of the corpus of the check. */
function addCorrectPages(copy: SiteCopy): void {
  cpSync(correctPagesFolder, join(copy.folder, contentFolder), {recursive: true});
  cpSync('packages/content-check/corpus/site/static', join(copy.folder, 'static'), {
    recursive: true,
  });
  for (const {topic, name, files, answer} of readCases()) {
    for (const [file, text] of answer === '' ? files : []) {
      // A record would replace the site's, and several cases have a page of the same name.
      const page = `${topic} ${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      if (file === `${contentFolder}/page.mdx`) {
        writeFileSync(join(copy.folder, contentFolder, `${page}.mdx`), text);
      } else if (file.endsWith('.pdf')) {
        writeFileSync(join(copy.folder, file), text);
      }
    }
  }
}

async function buildSample(): Promise<void> {
  const copy = new SiteCopy();
  await run(copy.folder, ['docusaurus', 'build', '--out-dir', resolve(builds.sample.folder)]);
  copy.remove();
}

async function buildPreview(): Promise<void> {
  const copy = new SiteCopy();
  const output = resolve(builds.preview.folder);
  addCorrectPages(copy);
  copy.change(
    `${contentFolder}/data/site.yaml`,
    /^contact:$/m,
    `announcement: {text: ${announcement.text}, link: /contact, until: ${announcement.until}}\n\n$&\n  endpoint: ${formEndpoint}`,
  );
  await run(copy.folder, ['docusaurus', 'build', '--out-dir', output], previewEnvironment);
  copy.remove();
  // In place of the report that the workflow adds.
  mkdirSync(join(output, 'review'), {recursive: true});
  writeFileSync(join(output, 'review/index.html'), '<meta name=robots content=noindex>');
}

try {
  ensureBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
/** Our own pages are opened and weighed without a service that counts visits, which has tests of its own. */
const buildSite = () => run('.', ['docusaurus', 'build'], {WITHOUT_ANALYTICS: 'true'});

void Promise.all([buildSite(), buildSample(), buildPreview()]);
