import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findNginx} from './findNginx.ts';

/* `install-nginx` installs nginx for tests, with its module for Brotli, where apt-get can. */

const aptCommand =
  'apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static';

function run(command: string): void {
  const [program = '', ...args] = command.split(' ');
  spawnSync(program, args, {stdio: 'inherit'});
}

if (!findNginx()?.brotliModule && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
  console.error(`The browser tests serve the site with nginx. "${aptCommand}" installs it.`);
  run('apt-get update');
  run(aptCommand);
}
const nginx = findNginx();
if (!nginx) {
  console.error(`The browser tests need nginx. Install it: sudo ${aptCommand}`);
  process.exitCode = 1;
} else if (!nginx.brotliModule) {
  console.error(
    "nginx has no module for Brotli, so the tests check its gzip files only. Debian's package is " +
      'libnginx-mod-http-brotli-static.',
  );
}
