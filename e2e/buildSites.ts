import {spawnSync} from 'node:child_process';
import {previewBase} from './site';

/*
 * Makes the builds that the end-to-end tests open besides that of `npm run build`: the site below
 * a sub-path, and both once more as Docusaurus makes them, without islands.
 */

const builds = [
  {folder: 'preview', env: {BASE_URL: previewBase}},
  {folder: 'ordinary', env: {ISLANDS: 'off'}},
  {folder: 'ordinary-preview', env: {ISLANDS: 'off', BASE_URL: previewBase}},
];

for (const {folder, env} of builds) {
  const {status} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', `build-e2e/${folder}`], {
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
  if (status !== 0) {
    process.exit(1);
  }
}
