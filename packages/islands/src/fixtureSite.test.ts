/** @jest-environment node */
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {load} from 'cheerio';

jest.setTimeout(60_000);

const fixtures = join(__dirname, '__fixtures__');
const site = join(fixtures, 'site');

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
async function failureOf(outDir: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  builder.send({siteDir: site, outDir, env});
  const [failure] = (await once(builder, 'message')) as [string];
  return failure.replace(/^ +/gm, '');
}

const read = (outDir: string, file: string) => readFileSync(join(outDir, file), 'utf8');
const page = (outDir: string, name: string) => load(read(outDir, `${name}.html`));

describe('a site of islands', () => {
  const outDir = join(folder, 'islands');
  beforeAll(async () => {
    expect(await failureOf(outDir)).toBe('');
  });

  it('consists of pages, scripts of islands and static files', () => {
    const files = readdirSync(outDir, {recursive: true, withFileTypes: true, encoding: 'utf8'})
      .filter((entry) => entry.isFile())
      .map(({name}) => name.replace(/\.[A-Z0-9]{8}\.js/, '.HASH.js'));

    expect(files.sort()).toEqual([
      '404.html',
      'Disclosure.HASH.js',
      'Menu.HASH.js',
      'disclosure.html',
      'index.html',
      'leaflet.html',
      'menu.html',
      'prefetch.HASH.js',
    ]);
  });

  it("doesn't change HTML files in static", () => {
    expect(read(outDir, 'leaflet.html')).toBe(read(join(fixtures, 'site/static'), 'leaflet.html'));
  });

  it.each([
    ['menu', {name: 'Menu', when: 'load', waiting: ''}],
    ['disclosure', {name: 'Disclosure', when: 'interaction'}],
  ])('has an island and its script on the page %s', (name, attributes) => {
    const {src = '', ...others} = page(outDir, name)('site-island').attr() ?? {};

    expect(others).toEqual(attributes);
    expect(read(outDir, src.replace('/below/', ''))).toMatch(/export\{\w+ as default\}/);
  });

  it('waits until other plugins have finished with the pages', () => {
    expect(page(outDir, 'index')('h1').text()).toBe('A page without islands!');
  });

  it.each([
    ['index', ['margin:0', 'font-size:20px']],
    ['menu', ['display:contents', 'margin:0', 'color:teal', 'color:maroon']],
    ['disclosure', ['display:contents', 'margin:0', 'padding:4px', 'background:khaki']],
  ])(
    "has only the rules that the page %s needs, and none of Docusaurus's scripts",
    (name, rules) => {
      const $ = page(outDir, name);

      expect(
        Array.from(
          $('style')
            .text()
            .matchAll(/\{([^{}]*)\}/g),
          ([, rule]) => rule,
        ),
      ).toEqual(rules);
      expect($('script[src], link[rel="stylesheet"], link[rel*="preload"]').length).toBe(0);
    },
  );
});

it('fails with a single list of everything that would stop working', async () => {
  const failure = await failureOf(join(folder, 'list'), {
    FIXTURE_PAGES: 'index lost-handler lost-effect unknown-island',
    FIXTURE_SCRIPT: 'track.ts',
    FIXTURE_BANNER: 'on',
  });

  const list = failure.split('\n').filter((line) => /^(- |on )/.test(line));
  expect(failure).toContain('static pages with islands. 7 problems:');
  expect(list).toEqual([
    "- baseUrlIssueBanner: Set it to false. The banner would show on the home page, because Docusaurus's scripts are missing.",
    '- fixture-pages: track.ts',
    '- <button> "Menu" with onClick',
    'on /below/lost-handler',
    '- <time> "Now" with onClick',
    'on /below/lost-effect',
    '- useEffect in ../../Island/useAttached.ts',
    'on /below/lost-effect',
    '- useEffect in src/pages/lost-effect.tsx',
    'on /below/lost-effect',
    `- "Countr": Countr.island.ts doesn't exist. Existing islands: Disclosure, Menu.`,
    'on /below/unknown-island',
  ]);
});
