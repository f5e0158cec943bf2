import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, dirname, join} from 'node:path';

export type Nginx = {
  /** The path of its program. */
  program: string;
  /** The file with the media types of file extensions. */
  mimeTypes: string;
  /** The module that serves `.br` files, if it's installed. */
  brotliModule?: string;
};

/** Finds the system's nginx. Debian keeps it in a folder that isn't on every user's PATH. */
export function findNginx(): Nginx | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const program = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
  if (!program) {
    return undefined;
  }
  const {stderr} = spawnSync(program, ['-V'], {encoding: 'utf8'});
  const [, config = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  const [, modules = '/usr/lib/nginx/modules'] = /--modules-path=(\S+)/.exec(stderr) ?? [];
  const brotliModule = join(modules, 'ngx_http_brotli_static_module.so');
  return {
    program,
    mimeTypes: join(dirname(config), 'mime.types'),
    ...(existsSync(brotliModule) && {brotliModule}),
  };
}
