/** @jest-environment node */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {load} from 'cheerio';
import {assemble} from './assemble';
import type {HandoutConfig} from './config';

const config: HandoutConfig = {
  title: 'Offer </style> "A"',
  cover: {
    title: 'Offer',
    lead: 'A & B',
    drawing: 'svg.hero',
    preparedFor: 'For',
    client: '<Company>',
    notes: ['November'],
  },
  contents: 'Contents',
  pages: ['/', '/prices'],
  siteUrl: 'https://site.example',
  stylesheets: ['fonts.css'],
  leaveOut: ['.widget'],
};
const home = `<html lang=de><style>.a{color:red}</style><body><nav>Menu</nav><main id=main>
  <h1 id=home>Home</h1> <svg class=hero></svg> <a href="/prices#team" target=_blank>Prices</a>
  <form aria-labelledby="f">Form</form><div class=widget>Widget</div></main><footer>Footer</footer>`;
const prices = `<html lang=de><body><main><h1>Prices<a href="#x">#</a></h1> <h2 id=team>Team &amp; you</h2>
  <table aria-describedby="team"><tr><th><button>Price</button></th></tr></table><button>Sort</button></main>`;

let siteDir = '';
let $: CheerioAPI;
const textOf = (selector: string) => $(selector).text().replace(/\s+/g, ' ').trim();

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'handout-'));
  mkdirSync(join(siteDir, 'build'));
  writeFileSync(join(siteDir, 'build/index.html'), home);
  writeFileSync(join(siteDir, 'build/prices.html'), prices);
  writeFileSync(join(siteDir, 'font.woff2'), 'font');
  writeFileSync(join(siteDir, 'fonts.css'), '@font-face {src: url(./font.woff2)}');
  $ = load(assemble(siteDir, 'build', config));
});

it('has a cover, in the language and with the drawing of the first page', () => {
  expect($('html').attr('lang')).toBe('de');
  expect($('title').text()).toBe(config.title);
  expect(textOf('.handout-cover')).toBe('Offer A & B For <Company> November');
  expect($('.handout-cover .hero')).toHaveLength(1);
});

it('has the content of the pages, without controls, navigation and what is left out', () => {
  expect(textOf('main')).toBe('Home Prices Prices Team & you Price');
});

it('keeps links, and references between elements', () => {
  const link = $('article a').first();

  expect(link.attr('href')).toBe('#page-prices--team');
  expect(link.attr('target')).toBeUndefined();
  expect($('table').attr('aria-describedby')).toBe('page-prices--team');
  expect($('[id]').length).toBe(
    new Set(
      $('[id]')
        .map((_, element) => element.attribs.id)
        .get(),
    ).size,
  );
});

it('contains its styles, fonts and the line at the bottom', () => {
  expect($('style')).toHaveLength(1);
  expect(textOf('style')).toContain('@scope ([data-styles="page"]) {.a{color:red}}');
  expect(textOf('style')).toContain(`url(data:;base64,${Buffer.from('font').toString('base64')})`);
  expect(textOf('style')).toContain(String.raw`content: "Offer \3c /style> \"A\""`);
});

it('names a page that is missing', () => {
  expect(() => assemble(siteDir, 'build', {...config, pages: ['/team']})).toThrow(
    'build has no page /team.',
  );
});
