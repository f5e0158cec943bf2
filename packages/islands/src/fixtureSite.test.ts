/** @jest-environment node */
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {load} from 'cheerio';
import {build as analyze} from 'esbuild';

jest.setTimeout(60_000);

const fixtures = join(__dirname, '__fixtures__');

const folder = mkdtempSync(join(tmpdir(), 'fixture-site-'));
const builder = fork(join(fixtures, 'buildSites.mjs'), {
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    NO_COLOR: '1',
    NO_UPDATE_NOTIFIER: '1',
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(folder, 'generated'),
  },
});
afterAll(() => {
  builder.kill();
  rmSync(folder, {recursive: true});
});

/** The error messages of a build that fails, without indentation; empty if it doesn't. */
async function failureOf(name: string, env: NodeJS.ProcessEnv, site = 'site'): Promise<string> {
  builder.send({
    siteDir: join(fixtures, site),
    config: join(fixtures, 'site/docusaurus.config.ts'),
    outDir: join(folder, name),
    env,
  });
  const [failure] = (await once(builder, 'message')) as [string];
  return failure.replace(/^ +/gm, '');
}

/** Builds a fixture into its own output folder. */
async function build(name: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const failure = await failureOf(name, env);
  if (failure) {
    throw new Error(failure);
  }
  return join(folder, name);
}

const read = (outDir: string, file: string) => readFileSync(join(outDir, file), 'utf8');
const page = (outDir: string, name: string) => load(read(outDir, `${name}.html`));

describe('a site of islands', () => {
  const pages = ['index', 'counter', 'disclosure', '404'];
  let outDir = '';
  beforeAll(async () => {
    outDir = await build('islands');
  });

  /** The script of the island on a page. */
  const scriptOf = (name: string) =>
    (page(outDir, name)('site-island').attr('src') ?? '').replace('/below/', '');

  it.each(pages)("has none of Docusaurus's scripts and stylesheets on the page %s", (name) => {
    const $ = page(outDir, name);
    const downloadingScripts = $('site-island[when="load"]').length > 0 ? [undefined] : [];

    expect($('#__docusaurus h1').text()).not.toBe('');
    expect($('script[src], link[rel="stylesheet"], link[rel*="preload"]').length).toBe(0);
    expect(
      $('script')
        .toArray()
        .map(({attribs}) => attribs.type),
    ).toEqual([...downloadingScripts, 'module', 'speculationrules']);
  });

  it('consists of pages, scripts of islands and static files', () => {
    const files = readdirSync(outDir, {recursive: true, withFileTypes: true, encoding: 'utf8'})
      .filter((entry) => entry.isFile())
      .map(({name}) => name.replace(/\.[A-Z0-9]{8}\.js/, '.HASH.js'));

    expect(files.sort()).toEqual([
      '404.html',
      'Counter.HASH.js',
      'Counter.HASH.js.LEGAL.txt',
      'Disclosure.HASH.js',
      'counter.html',
      'disclosure.html',
      'index.html',
      'leaflet.html',
      'prefetch.HASH.js',
    ]);
  });

  it("doesn't change HTML files in static", () => {
    expect(read(outDir, 'leaflet.html')).toBe(read(join(fixtures, 'site/static'), 'leaflet.html'));
  });

  it.each([
    [
      'counter',
      {
        name: 'Counter',
        when: 'load',
        props: '{"label":"Add “one”","start":3}',
        waiting: '',
      },
    ],
    ['disclosure', {name: 'Disclosure', when: 'interaction'}],
  ])('has an island and its script on the page %s', async (name, attributes) => {
    const file = scriptOf(name);

    expect(page(outDir, name)('site-island').attr()).toEqual({
      ...attributes,
      src: expect.stringMatching(/^\/below\/assets\/js\/\w+\.[A-Z0-9]{8}\.js$/) as string,
    });
    const {metafile} = await analyze({
      entryPoints: [join(outDir, file)],
      format: 'esm',
      write: false,
      metafile: true,
    });
    expect(Object.values(metafile.outputs).map((output) => output.exports)).toEqual([['default']]);
  });

  it('renders islands into pages', () => {
    expect(page(outDir, 'counter')('site-island > button').text()).toBe('Add “one”: 3');
    expect(page(outDir, 'disclosure')('site-island > section > button').text()).toBe('Show more');
  });

  it('removes the attributes that mark event handlers', () => {
    expect(pages.filter((name) => read(outDir, `${name}.html`).includes('handlers'))).toEqual([]);
  });

  it('uses the same class names in pages, styles and scripts', () => {
    const $ = page(outDir, 'counter');
    const className = $('site-island > button').attr('class') ?? '';

    expect(className).toMatch(/^[a-z]$/);
    expect($('style').text()).toContain(`.${className}{color:teal}`);
    expect(read(outDir, scriptOf('counter'))).toContain(`className:"${className}"`);
  });

  it('waits until other plugins have finished with the pages', () => {
    expect(page(outDir, 'index')('h1').text()).toBe('A page without islands!');
  });

  it('has the rules for classes that an island adds', () => {
    const [, open] = /toggle\("(\w)"/.exec(read(outDir, scriptOf('disclosure'))) ?? [];

    expect(page(outDir, 'disclosure')('style').text()).toContain(`.${open}{background:khaki}`);
  });

  it.each([
    ['index', ['margin:0', 'font-size:20px']],
    ['counter', ['display:contents', 'margin:0', 'color:teal', 'color:maroon']],
    ['disclosure', ['display:contents', 'margin:0', 'padding:4px', 'background:khaki']],
  ])('has only the rules that the page %s needs', (name, rules) => {
    const styles = page(outDir, name)('style').text();

    expect(Array.from(styles.matchAll(/\{([^{}]*)\}/g), ([, rule]) => rule)).toEqual(rules);
  });

  it('has no code for islands on a page without islands', () => {
    const $ = page(outDir, 'index');

    expect($('script[type="module"]').text()).not.toContain('[when]');
    expect(page(outDir, 'counter')('script[type="module"]').text()).toContain('[when]');
  });
});

describe('with the option enabled: false', () => {
  let outDir = '';
  beforeAll(async () => {
    outDir = await build('ordinary', {FIXTURE_ISLANDS: 'off'});
  });

  it('pages load the scripts and the stylesheet of Docusaurus', () => {
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

  it('class names are the same in pages and stylesheet', () => {
    const $ = page(outDir, 'counter');
    const className = $('site-island > button').attr('class') ?? '';

    const stylesheet = ($('link[rel="stylesheet"]').attr('href') ?? '').replace('/below/', '');
    expect(read(outDir, stylesheet)).toContain(`.${className}{color:teal}`);
  });
});

describe('a build fails', () => {
  it('with a single list of everything that would stop working', async () => {
    const failure = await failureOf('list', {
      FIXTURE_PAGES: 'index lost-handler lost-effect unknown-island',
      FIXTURE_SCRIPT: 'track.ts',
      FIXTURE_BANNER: 'on',
    });

    const [list] = /This site can't[^]*?(?=\n\s*\n\s*at )/.exec(failure) ?? [];
    expect(list).toBe(
      [
        "This site can't be built as static pages with islands. 7 problems:",
        '',
        'Change these settings.',
        '- baseUrlIssueBanner: Set it to false. The banner would show on the home page, because ' +
          "Docusaurus's scripts are missing.",
        '',
        'These plugins run scripts on every page, which are removed. Remove the plugin or make an ' +
          'island of what its script does. If the site works without it, add its name to ' +
          '"withoutScriptsOf".',
        '- fixture-pages: track.ts',
        '',
        'These event handlers are outside of islands, so they would never run. Put the component in ' +
          'an <Island> or remove it. If the page works without, add the component to ' +
          '"withoutScriptsOf".',
        '- Clock: <time> "Now" with onClick',
        'on /below/lost-effect',
        '- Counter: <button> "Add one: 0" with onClick',
        'on /below/lost-handler',
        '',
        'These effects are outside of islands, so they would never run. Put the component in an ' +
          '<Island> or remove it. If the page works without, add the component or its package to ' +
          '"withoutScriptsOf".',
        '- Clock: useEffect in src/pages/lost-effect.tsx',
        'on /below/lost-effect',
        '- Disclosure: useEffect in ../../Island/useAttached.ts',
        'on /below/lost-effect',
        '',
        'These islands have no script.',
        `- "Countr": Countr.island.tsx doesn't exist. Existing islands: Counter, Disclosure.`,
        'on /below/unknown-island',
      ].join('\n'),
    );
  });

  it('when a prop of an island is a function', async () => {
    const failure = await failureOf('prop', {FIXTURE_PAGES: 'function-prop'});

    expect(failure).toContain(`Can't render static file for pathname "/below/function-prop"`);
    expect(failure).toContain(
      'The prop "format" of <Island name="Chart"> can\'t be passed to the browser: it is a function.',
    );
  });

  it('when an island imports from Docusaurus', async () => {
    const failure = await failureOf('import', {FIXTURE_PAGES: ''}, 'site-with-broken-island');

    expect(failure).toContain(`An island can't import "@docusaurus/Link"`);
    expect(failure).toContain('src/Menu.island.tsx:1:17:');
  });
});
