import {spawnSync} from 'node:child_process';
import {preview, previewBase} from './site';

/*
 * Creates the builds for the end-to-end tests, in addition to that of `npm run build`: a preview of
 * a pull request at a sub-path, and both builds again without islands.
 */

const previewOf = {
  BASE_URL: previewBase,
  PREVIEW_OF: String(preview.number),
  PREVIEW_REPOSITORY: preview.repository,
  PREVIEW_HEAD_REPOSITORY: preview.headRepository,
  PREVIEW_BRANCH: preview.branch,
};

const builds = [
  {folder: 'preview', env: previewOf},
  {folder: 'ordinary', env: {ISLANDS: 'off'}},
  {folder: 'ordinary-preview', env: {ISLANDS: 'off', ...previewOf}},
];

for (const {folder, env} of builds) {
  const {status} = spawnSync('docusaurus', ['build', '--out-dir', `build-e2e/${folder}`], {
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
  if (status !== 0) {
    process.exit(1);
  }
}
