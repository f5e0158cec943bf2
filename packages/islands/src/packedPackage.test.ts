/** @jest-environment node */
import {execFile} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {load} from 'cheerio';

jest.setTimeout(120_000);

const packageDir = join(__dirname, '..');
const repositoryDir = join(packageDir, '../..');
const nodeModules = join(
  dirname(createRequire(__filename).resolve('@docusaurus/core/package.json')),
  '../..',
);

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'packed-package-')));
const siteDir = join(folder, 'site');
const outDir = join(siteDir, 'build');
const run = (cwd: string, command: string, ...args: string[]) =>
  promisify(execFile)(command, args, {
    cwd,
    env: {...process.env, NODE_ENV: 'production', NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1'},
  });

/** Runs a command of an installed package in the site. */
const runBin = (name: string, ...args: string[]) =>
  run(siteDir, process.execPath, join(nodeModules, '.bin', name), ...args);

/** Packs a copy, because other tests read the `package.json` that `npm pack` changes. */
async function pack(): Promise<string> {
  const copy = join(folder, 'repository/packages/islands');
  cpSync(packageDir, copy, {
    recursive: true,
    filter: (path) => !['node_modules', 'lib'].includes(basename(path)),
  });
  cpSync(join(repositoryDir, 'tsconfig.json'), join(folder, 'repository/tsconfig.json'));
  symlinkSync(nodeModules, join(folder, 'repository/node_modules'));
  const manifest = readFileSync(join(copy, 'package.json'), 'utf8');

  await run(copy, 'npm', 'pack', '--pack-destination', folder);

  expect(readFileSync(join(copy, 'package.json'), 'utf8')).toBe(manifest);
  return join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '');
}

/** Installs a tarball into the site without a network: its dependencies are already installed here. */
async function install(tarball: string): Promise<void> {
  mkdirSync(join(siteDir, 'node_modules/@sitekit/islands'), {recursive: true});
  for (const name of readdirSync(nodeModules).filter((entry) => entry !== '@sitekit')) {
    symlinkSync(join(nodeModules, name), join(siteDir, 'node_modules', name));
  }
  const installed = join(siteDir, 'node_modules/@sitekit/islands');
  await run(folder, 'tar', '-xzf', tarball, '--strip-components=1', '-C', installed);
}

beforeAll(async () => {
  cpSync(join(__dirname, '__fixtures__/classic-site'), siteDir, {recursive: true});
  await install(await pack());
});

it('contains compiled modules and no tests', () => {
  const installed = join(siteDir, 'node_modules/@sitekit/islands');
  const files = readdirSync(installed, {recursive: true, encoding: 'utf8'});

  expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'lib/Island/styles.css']));
  expect(files.filter((file) => /test\.|__fixtures__|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
});

it('has types that a site can use', async () => {
  await expect(runBin('tsc', '--noEmit', '--project', siteDir)).resolves.toMatchObject({
    stdout: '',
  });
});

it('makes a classic site static pages with islands', async () => {
  await runBin('docusaurus', 'build');

  const $ = load(readFileSync(join(outDir, 'index.html'), 'utf8'));
  expect($('site-island button').text()).toBe('Count: 3');
  const scripts = ($('site-island').attr('src') ?? '').split(' ');
  expect(scripts[0]).toMatch(/^\/assets\/js\/Counter\.\w+\.js$/);
  expect(scripts.filter((file) => !existsSync(join(outDir, file)))).toEqual([]);
  expect($('script[src], link[rel="stylesheet"]').length).toBe(0);
  expect(
    readdirSync(join(outDir, 'assets/js')).map((file) => file.replace(/\.\w{8}\.js/, '')),
  ).toEqual(['Counter', 'Counter.LEGAL.txt', 'prefetch']);
});

it('lists the classic widgets that would stop working', async () => {
  rmSync(join(siteDir, 'src/theme'), {recursive: true});
  writeFileSync(
    join(siteDir, 'src/pages/guide.mdx'),
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# Guide\n\n" +
      '<Tabs><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem></Tabs>\n\n' +
      '```sh\nnpm start\n```\n',
  );

  const error: unknown = await runBin('docusaurus', 'build').catch((reason: unknown) => reason);

  const {stderr} = error as {stderr: string};
  expect(stderr.match(/This site can't be built as static pages with islands/g)).toHaveLength(1);
  const components = Array.from(
    stderr.matchAll(/^ +- (\w+): .* (?:with|in) /gm),
    ([, name]) => name,
  );
  expect([...new Set(components)]).toEqual([
    'ColorModeToggle',
    'NavbarBackdrop',
    'TabList',
    'CodeBlockString',
    'NavbarLayout',
    'NavbarMobileSidebar',
    'Tabs',
  ]);
});
