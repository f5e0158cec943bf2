import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {parse, serialize} from 'parse5';
import sharp from 'sharp';
import {currentNames} from './navbar';
import {builds, pages, samplePages, site, sitemapPaths, browserTitleOf, uiTexts} from './site';

/* What needs no browser: the files of the site, and of the preview of a pull request. */

const {folder} = builds.site;
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The parsed files, by their paths. */
const parsed = new Map<string, CheerioAPI>();

/** The parsed file of a page. */
function parsedAt(path: string): CheerioAPI {
  const file = path === '/' ? 'index.html' : `${path}.html`;
  const page = parsed.get(file) ?? load(read(file));
  parsed.set(file, page);
  return page;
}

/** The rules of the HTML standard, without those about style, and the order of headings. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    elements: ['html5'],
    rules: {'heading-level': 'error'},
  }),
);

/** What is wrong with a page: syntax that parsers have to repair, and elements in the wrong place. */
async function problemsOf(html: string): Promise<string[]> {
  const problems: string[] = [];
  const document = parse(html, {
    onParseError: ({code, startLine, startCol}) =>
      problems.push(`${code} (${startLine}:${startCol})`),
  });
  // The build leaves out end tags that HTML doesn't require, which the validator doesn't know.
  const {results} = await validator.validateString(serialize(document));
  return [
    ...problems,
    ...results.flatMap(({messages}) =>
      messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector})`),
    ),
  ];
}

test('the pages are valid HTML', async () => {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  // tools/index.html is a copy of tools.html.
  const built = files.filter((file) => file === 'index.html' || /(?<!\bindex)\.html$/.test(file));
  expect(built.length).toBeGreaterThan(5);
  for (const file of built) {
    expect(await problemsOf(read(file)), file).toEqual([]);
  }
});

test('the build has exactly the pages of docs-content', () => {
  expect(sitemapPaths().sort()).toEqual(pages.map(({path}) => path).sort());
});

for (const {path, title, description} of pages) {
  test(`${path} has its title, one main heading, its navbar and footer, and nothing of a documentation`, () => {
    const page = parsedAt(path);
    expect(page('html').attr('lang')).toBe('en');
    expect(page('title').text()).toBe(browserTitleOf(title));
    const descriptions = page('meta[name="description"]');
    expect(descriptions.map((_, meta) => page(meta).attr('content')).get()).toEqual([description]);
    expect(page('h1')).toHaveLength(1);
    expect(page('main h1')).toHaveLength(1);
    expect(page('header nav, nav')).toHaveLength(1);
    expect(page('footer')).toHaveLength(1);
    const current = page('header [aria-current="page"]');
    expect(current.map((_, link) => page(link).text()).get()).toEqual(currentNames(path));

    expect(page('search, [role="search"], [type="search"]')).toHaveLength(0);
    expect(page('button').not('site-island *')).toHaveLength(0);
    const newTabs = page('a[target="_blank"]');
    expect(newTabs.length).toBeGreaterThan(0);
    newTabs.each((_, link) => expect(page(link).text()).toContain(uiTexts.newTab));
  });

  test(`each link on ${path} within the site leads to a page or file, and to an element in it`, () => {
    const page = parsedAt(path);
    const addresses = new Set(page('a[href]').map((_, link) => page(link).attr('href')));
    const internal = [...addresses].filter((address) => /^[/#]/.test(address));
    expect(internal.length).toBeGreaterThan(4);
    for (const address of internal) {
      const {pathname, hash} = new URL(address, builds.site.address + path);
      const isFile = /\.\w+$/.test(pathname);
      expect(
        isFile
          ? existsSync(join(folder, pathname))
          : pages.some((other) => other.path === pathname),
        address,
      ).toBe(true);
      if (hash) {
        const ids = parsedAt(pathname)('[id]')
          .map((_, element) => element.attribs.id)
          .get();
        expect(ids, address).toContain(decodeURIComponent(hash.slice(1)));
      }
    }
  });

  test(`${path} has an image of its own for shared links, with a description`, async () => {
    const page = parsedAt(path);
    const contentOf = (property: string) =>
      page(`meta[property="${property}"]`).attr('content') ?? '';
    expect(contentOf('og:image:alt')).toBe(
      uiTexts.sharing.imageDescription
        .replace('{title}', page('h1').text())
        .replace('{brand}', site.brand),
    );
    const image = contentOf('og:image');
    expect(image).toContain(new URL('/assets/', site.address).href);
    const withImage = pages.filter((other) => parsedAt(other.path).html().includes(image));
    expect(withImage.map((other) => other.path)).toEqual([path]);
    const file = join(folder, new URL(image).pathname);
    expect(statSync(file).size).toBeLessThan(100_000);
    expect(await sharp(file).metadata()).toMatchObject({width: 1200, height: 630});
  });
}

const editUrl = 'https://github.com/somebody/site/edit/prices/new';

const noindex = /<meta [^>]*name="?robots"? content="?noindex/;

/** The contents of all files of a build with this ending, by path. */
function filesOf(folder: string, ending: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((file) => file.isFile() && file.name.endsWith(ending))
    .map(({parentPath, name}) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(0);
  return new Map(files.map((file) => [relative(folder, file), readFileSync(file, 'utf8')]));
}

const filesWith = (files: ReadonlyMap<string, string>, pattern: RegExp) =>
  [...files].filter(([, text]) => pattern.test(text)).map(([file]) => file);

test('a preview leads from each page to the file that it is made of', () => {
  const html = filesOf(builds.preview.folder, '.html');
  for (const {path, file} of samplePages) {
    const page = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    expect(html.get(page)).toContain(`${editUrl}/${file}`);
  }
});

test('a preview keeps crawlers away, and has no invisible characters or pictures in its HTML', () => {
  const {folder} = builds.preview;
  const html = filesOf(folder, '.html');
  expect(filesWith(html, noindex)).toEqual([...html.keys()]);
  expect(filesWith(html, /[\u{E0000}-\u{E007F}]|src="?data:/u)).toEqual([]);
  expect(filesOf(folder, 'robots.txt').get('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(readdirSync(folder)).not.toContain('sitemap.xml');
});

const wordsOfTools = [
  'What to fix',
  ' on other pages',
  '__editor',
  'Search icons',
  'x-editor-token',
  'Message to your reviewers',
  'ProseMirror',
];

test('the published site has no trace of a preview or of authoring tools', () => {
  const {folder} = builds.site;
  const html = filesOf(folder, '.html');
  expect(filesWith(html, /\/pull\/|<aside|data-source/)).toEqual([]);
  expect(filesWith(html, noindex)).toEqual(['404.html']);
  const files = filesOf(folder, '');
  expect(filesWith(files, /[\u{E0030}-\u{E007F}]/u)).toEqual([]);
  for (const words of wordsOfTools) {
    expect(filesWith(files, new RegExp(words)), words).toEqual([]);
  }
});

test('the published site has no scripts of Docusaurus', () => {
  const assets = filesOf(join(builds.site.folder, 'assets'), '.js');
  const names = [...assets.keys()];
  expect(names.filter((file) => !/^js\/\w+\.[A-Z\d]{8}\.js$/.test(file))).toEqual([]);
});
