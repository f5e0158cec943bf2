import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join, resolve} from 'node:path';
import {expect, test as base} from './fixtures';
import {builds} from './site';

/** Where `npm run test:e2e` installs checkers that only these tests use. */
export const scanners = join(__dirname, 'scanners');

/** The folder that the hosting guide serves the site from. */
const guideFolder = '/srv/site';

/** Each worker has its own. */
const firstPort = 4340;

const packages = 'nginx libnginx-mod-http-brotli-static';

/** The system's nginx with its module for Brotli. Debian keeps it off some users' PATH. */
function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const program = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
  if (!program) {
    return undefined;
  }
  const {stderr} = spawnSync(program, ['-V'], {encoding: 'utf8'});
  const [, config = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  const [, modules = '/usr/lib/nginx/modules'] = /--modules-path=(\S+)/.exec(stderr) ?? [];
  const brotli = join(modules, 'ngx_http_brotli_static_module.so');
  const mimeTypes = join(dirname(config), 'mime.types');
  return existsSync(brotli) ? {program, mimeTypes, brotli} : undefined;
}

/**
 * Installs nginx, with its module for Brotli, on Debian as root.
 *
 * @throws Error that says how to install it elsewhere
 */
export function installNginx(): void {
  if (!findNginx() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const install = `apt-get update && apt-get install -y --no-install-recommends ${packages}`;
    spawnSync(install, {shell: true, stdio: 'inherit'});
  }
  if (!findNginx()) {
    throw new Error(`The browser tests need nginx. Install it: sudo apt-get install ${packages}`);
  }
}

/** What the hosting guide tells people to put into nginx's configuration, for a folder and a port. */
function configurationFor(
  folder: string,
  port: number,
  {mimeTypes, brotli}: {mimeTypes: string; brotli: string},
) {
  const guide = readFileSync(join(__dirname, '../guides/hosting.md'), 'utf8');
  const [, block = ''] = /^```nginx\n([^]*?)^```$/m.exec(guide) ?? [];
  expect(block, 'the nginx block of the guide').toContain(guideFolder);
  const server = block
    .replaceAll(guideFolder, folder)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    `load_module ${brotli};`,
    process.getuid?.() === 0 ? 'user root;' : '',
    'pid nginx.pid; daemon off; master_process off;',
    'events {}',
    `http { include ${mimeTypes}; access_log off;`,
    ...temporary.map((name) => `${name}_temp_path ${name};`),
    server,
    '}',
  ].join('\n');
}

type Fixtures = {
  /** nginx with the build, configured as the hosting guide says. */
  nginx: {address: string};
};

export const test = base.extend<object, Fixtures>({
  nginx: [
    async ({}, provide, {parallelIndex}) => {
      const port = firstPort + parallelIndex;
      const nginx = findNginx();
      if (!nginx) {
        throw new Error('nginx isn\'t installed. Run "npm run test:e2e".');
      }
      const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
      const file = join(prefix, 'nginx.conf');
      writeFileSync(file, configurationFor(resolve(builds.site.folder), port, nginx));
      const child = spawn(nginx.program, ['-p', prefix, '-c', file, '-e', 'stderr'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const address = `http://localhost:${port}`;
      await expect(async () => void (await fetch(address))).toPass();

      await provide({address});

      const exited = new Promise((resolveExit) => child.once('exit', resolveExit));
      child.kill();
      await exited;
      rmSync(prefix, {recursive: true});
    },
    {scope: 'worker'},
  ],
});
