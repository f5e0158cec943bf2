/** @jest-environment node */
import {execFile} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {load} from 'cheerio';
import {build as analyse} from 'esbuild';

jest.setTimeout(60_000);

const fixtures = join(__dirname, '__fixtures__');
const docusaurus = join(
  createRequire(__filename).resolve('@docusaurus/core/package.json'),
  '../bin/docusaurus.mjs',
);

const folder = mkdtempSync(join(tmpdir(), 'fixture-site-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** Builds a fixture as its author would, but for where things are written. */
async function build(name: string, env: NodeJS.ProcessEnv = {}, site = 'site'): Promise<string> {
  const outDir = join(folder, name);
  const config = join(fixtures, 'site/docusaurus.config.ts');
  await promisify(execFile)(
    process.execPath,
    [docusaurus, 'build', join(fixtures, site), '--config', config, '--out-dir', outDir],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NO_COLOR: '1',
        NO_UPDATE_NOTIFIER: '1',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(folder, `${name}-generated`),
        ...env,
      },
    },
  );
  return outDir;
}

/** What the build says when it fails, each line without its indentation. */
async function failureOf(...args: Parameters<typeof build>): Promise<string> {
  try {
    await build(...args);
  } catch (error) {
    return (error as {stderr: string}).stderr.replace(/^ +/gm, '');
  }
  throw new Error('The build did not fail.');
}

const read = (outDir: string, file: string) => readFileSync(join(outDir, file), 'utf8');
const page = (outDir: string, name: string) => load(read(outDir, `${name}.html`));

describe('a site of islands', () => {
  const pages = ['index', 'counter', 'disclosure', '404'];
  let outDir = '';
  beforeAll(async () => {
    outDir = await build('islands');
  });

  /** The file that an island asks for. */
  const scriptOf = (name: string) =>
    (page(outDir, name)('site-island').attr('src') ?? '').replace('/below/', '');

  it.each(pages)('has no script and no stylesheet of Docusaurus in the page %s', (name) => {
    const $ = page(outDir, name);

    expect($('#__docusaurus h1').text()).not.toBe('');
    expect($('script[src], link[rel="stylesheet"], link[rel*="preload"]').length).toBe(0);
    expect(
      $('script')
        .toArray()
        .map(({attribs}) => attribs.type),
    ).toEqual(['module', 'speculationrules']);
  });

  it('has no files but its pages, the scripts of its islands and what the author added', () => {
    const files = readdirSync(outDir, {recursive: true, withFileTypes: true, encoding: 'utf8'})
      .filter((entry) => entry.isFile())
      .map(({name}) => name.replace(/\.[A-Z0-9]{8}\.js$/, '.HASH.js'));

    expect(files.sort()).toEqual([
      '404.html',
      'Counter.HASH.js',
      'Disclosure.HASH.js',
      'counter.html',
      'disclosure.html',
      'index.html',
      'leaflet.html',
      'prefetchOnHover.HASH.js',
    ]);
  });

  it('leaves a page that the author wrote as it is', () => {
    expect(read(outDir, 'leaflet.html')).toBe(read(join(fixtures, 'site/static'), 'leaflet.html'));
  });

  it.each([
    ['counter', {name: 'Counter', when: 'load', props: '{"label":"Add “one”","start":3}'}],
    ['disclosure', {name: 'Disclosure', when: 'idle'}],
  ])('has in the page %s an island and its script', async (name, attributes) => {
    const file = scriptOf(name);

    expect(page(outDir, name)('site-island').attr()).toEqual({
      ...attributes,
      src: expect.stringMatching(/^\/below\/assets\/js\/\w+\.[A-Z0-9]{8}\.js$/) as string,
    });
    const {metafile} = await analyse({
      entryPoints: [join(outDir, file)],
      format: 'esm',
      write: false,
      metafile: true,
    });
    expect(Object.values(metafile.outputs).map((output) => output.exports)).toEqual([['default']]);
  });

  it('renders an island into its page', () => {
    expect(page(outDir, 'counter')('site-island > button').text()).toBe('Add “one”: 3');
    expect(page(outDir, 'disclosure')('site-island > section > button').text()).toBe('Show more');
  });

  it('leaves no trace of how it looks for lost handlers', () => {
    expect(pages.filter((name) => read(outDir, `${name}.html`).includes('handlers'))).toEqual([]);
  });

  it('has one name for a class in the page, its styles and its script', () => {
    const $ = page(outDir, 'counter');
    const className = $('site-island > button').attr('class') ?? '';

    expect(className).toMatch(/^[a-z]$/);
    expect($('style').text()).toContain(`.${className}{color:teal}`);
    expect(read(outDir, scriptOf('counter'))).toContain(`counter:"${className}"`);
  });

  it('has the rules for what an island adds later', () => {
    const [, open] = /open:"(\w)"/.exec(read(outDir, scriptOf('disclosure'))) ?? [];

    expect(page(outDir, 'disclosure')('style').text()).toContain(`.${open}{background:khaki}`);
  });

  it.each([
    ['index', ['margin:0', 'font-size:20px']],
    ['counter', ['margin:0', 'display:contents', 'color:teal', 'color:maroon']],
    ['disclosure', ['margin:0', 'display:contents', 'padding:4px', 'background:khaki']],
  ])('has in the page %s its own rules, and no others', (name, rules) => {
    const styles = page(outDir, name)('style').text();

    expect(Array.from(styles.matchAll(/\{([^{}]*)\}/g), ([, rule]) => rule)).toEqual(rules);
  });

  it('has no code for islands in a page without islands', () => {
    const $ = page(outDir, 'index');

    expect($('script[type="module"]').text()).not.toContain('site-island');
    expect(page(outDir, 'counter')('script[type="module"]').text()).toContain('site-island');
  });
});

describe('a site with the plugin turned off', () => {
  let outDir = '';
  beforeAll(async () => {
    outDir = await build('ordinary', {FIXTURE_ISLANDS: 'off'});
  });

  it('is what Docusaurus builds: its pages load its scripts and its stylesheet', () => {
    const $ = page(outDir, 'counter');

    const files = $('script[src], link[rel="stylesheet"]')
      .toArray()
      .map(({attribs}) => (attribs.src ?? attribs.href ?? '').replace('/below/', ''));
    expect(files).toEqual([
      expect.stringMatching(/^assets\/css\/styles\.\w+\.css$/),
      expect.stringMatching(/^assets\/js\/runtime~main\.\w+\.js$/),
      expect.stringMatching(/^assets\/js\/main\.\w+\.js$/),
    ]);
    expect(files.filter((file) => !existsSync(join(outDir, file)))).toEqual([]);
    expect($('site-island > button').text()).toBe('Add “one”: 3');
    expect($('[data-island-handlers], [type="speculationrules"]').length).toBe(0);
  });

  it('has one name for a class in its pages and its stylesheet', () => {
    const $ = page(outDir, 'counter');
    const className = $('site-island > button').attr('class') ?? '';

    const stylesheet = ($('link[rel="stylesheet"]').attr('href') ?? '').replace('/below/', '');
    expect(read(outDir, stylesheet)).toContain(`.${className}{color:teal}`);
  });
});

describe('a build fails, and says why,', () => {
  it('when a handler is outside of an island', async () => {
    const failure = await failureOf('handler', {FIXTURE_PAGES: 'lost-handler'});

    expect(failure).toContain(
      'lost-handler.html has elements that answer to nothing, since they are in no island:\n' +
        '<button> with onClick, "Add one: 0"\n' +
        'Put the component into an <Island>, or do without the handler.\n',
    );
  });

  it('when a prop of an island is a function', async () => {
    const failure = await failureOf('prop', {FIXTURE_PAGES: 'function-prop'});

    expect(failure).toContain(`Can't render static file for pathname "/below/function-prop"`);
    expect(failure).toContain(
      '<Island name="Chart"> cannot hand its prop "format" to the browser: it is a function.',
    );
  });

  it('when there is no such island', async () => {
    const failure = await failureOf('unknown', {FIXTURE_PAGES: 'unknown-island'});

    expect(failure).toContain(
      'unknown-island.html has an island "Countr", but there is no Countr.island.tsx. ' +
        'There is: Counter, Disclosure.',
    );
  });

  it('when a plugin has a script for every page', async () => {
    const failure = await failureOf('script', {FIXTURE_PAGES: '', FIXTURE_SCRIPT: 'track.ts'});

    expect(failure).toContain(
      'The plugin "pages-of-the-fixture" runs scripts on every page (track.ts), which a site of ' +
        'islands leaves out.',
    );
  });

  it('when an island imports what only Docusaurus has', async () => {
    const failure = await failureOf('import', {FIXTURE_PAGES: ''}, 'site-with-broken-island');

    expect(failure).toContain('An island must not import "@docusaurus/Link"');
    expect(failure).toContain('src/Menu.island.tsx:1:17:');
  });
});
