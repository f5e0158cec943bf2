import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {readCases} from '@sitekit/content-check/corpus';
import {ensureBrowser} from '@sitekit/review/browser';
import {contentFolder, correctPagesFolder} from '../src/content/folders';
import {SiteCopy} from './SiteCopy';
import {announcement, builds, formEndpoint, previewEnvironment} from './site';

/*
 * Prepares the browser tests: installs a browser if there is none, and builds the sample content, and
 * then a preview of it at a sub-path. The preview delivers its form, announces something, and has the
 * pages that the content check passes in its own tests: what it passes has to build.
 */

const copy = new SiteCopy();

/** Builds the copy of the site, and stops when that fails. */
function build(folder: string, env: NodeJS.ProcessEnv = {}): void {
  const {status} = spawnSync('docusaurus', ['build', '--out-dir', resolve(folder)], {
    cwd: copy.folder,
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
  if (status !== 0) {
    copy.remove();
    process.exit(1);
  }
}

/** Adds correct pages of many kinds, and those of the corpus of the check. */
function addCorrectPages(): void {
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

ensureBrowser();
build(builds.sample.folder);
addCorrectPages();
const siteFile = `${contentFolder}/data/site.yaml`;
copy.change(siteFile, /^contact:$/m, `$&\n  endpoint: ${formEndpoint}`);
copy.change(
  siteFile,
  /^contact:$/m,
  `announcement: {text: ${announcement.text}, link: /contact, until: ${announcement.until}}\n\n$&`,
);
build(builds.preview.folder, previewEnvironment);
// In place of the report that the workflow adds.
mkdirSync(join(builds.preview.folder, 'review'));
writeFileSync(
  join(builds.preview.folder, 'review/index.html'),
  '<meta name=robots content=noindex>',
);
copy.remove();
