import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import {launchBrowser} from '@sitekit/review/browser';
import {serveBuild} from '@sitekit/review/builtFiles';
import {readRecords} from '../src/content/readRecords';

/*
 * Makes a PDF of the site from a build: a cover, the contents, and a chapter for each page that the
 * navbar or the footer leads to. All chapters are one page, which the browser prints.
 */

const {values: options} = parseArgs({
  options: {
    build: {type: 'string', default: 'build'},
    output: {type: 'string', default: 'handout.pdf'},
  },
});
const {site, uiTexts} = readRecords(process.cwd());
const baseUrl = process.env.BASE_URL ?? '/';
const buildFolder = resolve(options.build);
const home = new URL(baseUrl, 'http://handout.invalid');

const links = [...site.navbar, ...site.footer.quickLinks];
const paths = Array.from(new Set(links.map(({path}) => path.replace(/#.*/, ''))));

/** The id of a chapter, or of an element in it. */
const idFor = (path: string, id?: string): string =>
  ['page', ...path.split('/').filter(Boolean), ...(id ? ['', id] : [])].join('-');

/** Where a link leads from the handout: to a place in it, or to the web. */
function addressOf(href: string, path: string): string {
  const url = new URL(href, new URL(path.slice(1), home));
  if (url.origin !== home.origin) {
    return href;
  }
  const target = `/${url.pathname.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
  return paths.includes(target)
    ? `#${idFor(target, decodeURIComponent(url.hash.slice(1)))}`
    : new URL(url.pathname + url.search + url.hash, site.address).href;
}

/** Makes the ids of a page unique among all pages, and has its links and labels follow. */
function renameIds($: CheerioAPI, path: string): void {
  $('main [id]').attr('id', (_, id) => idFor(path, id));
  for (const name of ['for', 'aria-labelledby', 'aria-describedby']) {
    $(`main [${name}]`).attr(name, (_, ids) =>
      ids
        .split(/\s+/)
        .map((id) => idFor(path, id))
        .join(' '),
    );
  }
  $('main a[href]').attr('href', (_, href) => addressOf(href, path));
}

/**
 * A page as a chapter.
 *
 * @throws Error when the build doesn't have the page
 */
function readChapter(path: string) {
  const file = join(buildFolder, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  if (!existsSync(file)) {
    throw new Error(`${options.build} has no page ${path}. Run "npm run build" first.`);
  }
  const $ = load(readFileSync(file, 'utf8'));
  // The form needs a browser. Its page also has our email address and phone number.
  $('main :is(script, form, .screen-only), main site-island[name="ContactForm"]').remove();
  $('main details').attr('open', '');
  $('main img').attr('loading', 'eager');
  $('main :is(h1, h2):not([id])').attr('id', (index) => `heading-${index}`);
  renameIds($, path);
  const headings = $('main :is(h1, h2)')
    .toArray()
    .map((heading) => ({id: $(heading).attr('id') ?? '', text: $(heading).text().trim()}));
  return {
    path,
    headings,
    // Rules for elements of this page, which other pages have under the same names.
    styles: `#${idFor(path)} { ${$('style').text()} }`,
    stylesheets: $.html('link[rel="stylesheet"]'),
    html: `<article id="${idFor(path)}">${$('main').html() ?? ''}</article>`,
  };
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`);
const entry = ({id, text}: {id: string; text: string}) =>
  `<a href="#${id}">${escapeHtml(text)}</a>`;

/** The whole handout as one page. */
function assemble(): string {
  const chapters = paths.map(readChapter);
  const month = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric'});
  const notes = [month.format(new Date()), site.contact.email, site.contact.phone];
  const contents = chapters.map(({headings: [first = {id: '', text: ''}, ...rest]}) => {
    const inner = rest.map((heading) => `<li>${entry(heading)}</li>`).join('');
    return `<li>${entry(first)}<ol>${inner}</ol></li>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${escapeHtml(`${site.brand} – ${site.footer.preparedFor} ${site.client.name}`)}</title>
${chapters[0]?.stylesheets}
<style>${chapters.map(({styles}) => styles).join('\n')}
${readFileSync(join(__dirname, 'handout.css'), 'utf8')}</style></head><body>
<header class="cover">
${readFileSync('static/img/favicon.svg', 'utf8')}
<h1>${escapeHtml(site.brand)}</h1>
<p>${escapeHtml(site.tagline)}</p>
<p>${escapeHtml(site.footer.preparedFor)} <strong>${escapeHtml(site.client.name)}</strong></p>
<p>${escapeHtml(notes.join(' · '))}</p>
</header>
<nav class="contents"><h2>${escapeHtml(uiTexts.handout.contents)}</h2><ol>${contents.join('')}</ol></nav>
<main><div>${chapters.map(({html}) => html).join('\n')}</div></main></body></html>`;
}

async function print(): Promise<void> {
  const html = assemble();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await serveBuild(page, buildFolder, home.href);
    await page.route(home.href, (route) =>
      route.fulfill({contentType: 'text/html; charset=utf-8', body: html}),
    );
    await page.emulateMedia({media: 'print', reducedMotion: 'reduce'});
    await page.goto(home.href);
    const format = {preferCSSPageSize: true, printBackground: true, tagged: true, outline: true};
    writeFileSync(options.output, await page.pdf(format));
    console.log(`Wrote ${options.output}.`);
  } finally {
    await browser.close();
  }
}

print().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
