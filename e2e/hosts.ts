import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {startNginx} from '@sitekit/hosting/nginx';
import type {RunningNginx} from '@sitekit/hosting/nginx';
import {test as base} from './fixtures';
import {builds} from './site';

/** The folder that the guide serves the site from. */
const guideFolder = '/srv/site';

/** The folder of the checkers that `npm run test:e2e` installs. */
export const scanners = 'packages/hosting/scanners';

/**
 * What the hosting guide tells people to put into nginx's configuration.
 *
 * @throws Error when the guide has no such part
 */
function nginxGuide(): string {
  const guide = readFileSync(join(__dirname, '../guides/hosting.md'), 'utf8');
  const [, configuration] = /^```nginx\n([^]*?)^```$/m.exec(guide) ?? [];
  if (!configuration?.includes(guideFolder)) {
    throw new Error(`guides/hosting.md has no \`\`\`nginx block that serves ${guideFolder}.`);
  }
  return configuration;
}

/** Serves a build with nginx, as the hosting guide says. */
const serveWithNginx = (folder: string): Promise<RunningNginx> =>
  startNginx(nginxGuide(), guideFolder, folder);

export const test = base.extend<object, {nginx: RunningNginx}>({
  nginx: [
    async ({}, provide) => {
      const nginx = await serveWithNginx(builds.islands.folder);
      await provide(nginx);
      await nginx.stop();
    },
    {scope: 'worker'},
  ],
});
