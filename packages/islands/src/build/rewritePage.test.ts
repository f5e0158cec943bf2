/** @jest-environment node */
import {load} from 'cheerio';
import type {IslandScript} from './bundleIslands';
import {longClassName} from './classNames';
import {PageScript} from './pageScript';
import {PageStyles} from './PageStyles';
import {isRendered, rewritePage} from './rewritePage';
import type {PageContext} from './rewritePage';

const titleClass = longClassName('/site', '/site/card.module.css', 'title');
const plainClass = longClassName('/site', '/site/card.module.css', 'plain');

const islands: Record<string, IslandScript> = {
  Menu: {file: 'assets/js/Menu.AAAA.js', imports: [], words: ['open']},
  Form: {file: 'assets/js/Form.BBBB.js', imports: ['assets/js/shared.CCCC.js'], words: []},
};

const context = (baseUrl: string): PageContext => ({
  file: 'tools/index.html',
  baseUrl,
  scripts: {islands: new Map(Object.entries(islands)), files: new Map()},
  pageScript: new PageScript(['es2022'], `${baseUrl}assets/js/prefetch.js`),
  speculationRules: '{"prerender":[]}',
  styles: new PageStyles('p{top:0}.a{top:1px}.open{top:2px}.closed{top:3px}'),
  classNames: new Map([[titleClass, 'a']]),
});

/** A page as Docusaurus writes it, rewritten. */
const rewrite = async (body: string, {head = '', baseUrl = '/'} = {}) =>
  load(
    await rewritePage(
      `<!DOCTYPE html><html lang="en" data-has-hydrated="false"><head>${head}</head>` +
        `<body><div id="__docusaurus">${body}</div></body></html>`,
      context(baseUrl),
    ),
  );

describe('what Docusaurus put into the page', () => {
  it.each(['/', '/preview/7/'])('its scripts and stylesheet go, below %s', async (baseUrl) => {
    const $ = await rewrite(`<script src="${baseUrl}assets/js/late.js"></script>`, {
      baseUrl,
      head:
        `<link rel="stylesheet" href="${baseUrl}assets/css/styles.1.css">` +
        `<link rel="preload" href="${baseUrl}assets/js/main.1.js">` +
        `<script src="${baseUrl}assets/js/main.1.js" defer></script>`,
    });

    expect($('link, [src]').length).toBe(0);
    expect($('style').length).toBe(1);
  });

  it('its comments and marks go', async () => {
    const $ = await rewrite('<p>1<!-- -->2</p>', {head: '<title data-rh="true">Tools</title>'});

    expect($('p').html()).toBe('12');
    expect($('html').attr()).toEqual({lang: 'en'});
    expect($('title').attr()).toEqual({});
    expect($('title').text()).toBe('Tools');
  });

  it('the scripts and styles of an author stay', async () => {
    const head =
      '<script src="/count.js" async=""></script><link rel="stylesheet" href="/fonts.css">' +
      '<script type="application/ld+json">{"name": "<!-- Tools -->"}</script>';

    const $ = await rewrite('', {head});

    expect($('head').html()).toMatch(head);
  });
});

describe('the classes of the page', () => {
  it('are named as the stylesheet names them', async () => {
    const $ = await rewrite(`<p class="wide ${titleClass} ${plainClass}">Tools</p>`);

    expect($('p').attr('class')).toBe('wide a');
    expect($('style').text()).toBe('p{top:0}.a{top:1px}');
  });

  it.each([['class="" id="first"'], [`class="${plainClass}" id="first"`]])(
    'leave no empty attribute of <p %s>',
    async (attributes) => {
      const $ = await rewrite(`<p ${attributes}>Tools</p>`);

      expect($('p').attr()).toEqual({id: 'first'});
    },
  );
});

describe('an island', () => {
  it('is told its script, and what that imports', async () => {
    const $ = await rewrite(
      '<site-island name="Menu" when="load"></site-island>' +
        '<site-island name="Form" when="visible" props="{}"></site-island>',
      {baseUrl: '/preview/7/'},
    );

    expect($('[name="Menu"]').attr('src')).toBe('/preview/7/assets/js/Menu.AAAA.js');
    expect($('[name="Form"]').attr('src')?.split(' ')).toEqual([
      '/preview/7/assets/js/Form.BBBB.js',
      '/preview/7/assets/js/shared.CCCC.js',
    ]);
    expect($('[name="Form"]').attr('props')).toBe('{}');
  });

  it('keeps the rules for what its script may add', async () => {
    const $ = await rewrite('<site-island name="Menu" when="load"></site-island>');

    expect($('style').text()).toBe('.open{top:2px}');
  });

  it('brings along the script that starts it', async () => {
    const $ = await rewrite('<site-island name="Menu" when="idle"></site-island>');

    expect($('script[type="module"]').text()).toContain('requestIdleCallback');
  });

  it('that there is not stops the build', async () => {
    await expect(rewrite('<site-island name="Mneu" when="load"></site-island>')).rejects.toThrow(
      'tools/index.html has an island "Mneu", but there is no Mneu.island.tsx. ' +
        'There is: Menu, Form.',
    );
  });
});

it('ends with the script of the page and its speculation rules', async () => {
  const $ = await rewrite('<p>Tools</p>');

  const scripts = $('body > script').toArray();
  expect(scripts.map(({attribs}) => attribs)).toEqual([
    {type: 'module'},
    {type: 'speculationrules'},
  ]);
  expect($(scripts[0]).text()).toContain('import("/assets/js/prefetch.js")');
  expect($(scripts[0]).text()).not.toContain('site-island');
  expect($(scripts[1]).text()).toBe('{"prerender":[]}');
});

describe('event handlers', () => {
  it('outside of islands stop the build, each with its element', async () => {
    const long = 'A text that goes on for longer than a message should be';

    await expect(
      rewrite(
        '<button data-island-handlers="onClick onKeyDown"> Go </button>' +
          '<input data-island-handlers="onChange">' +
          `<a data-island-handlers="onClick">${long}</a>`,
      ),
    ).rejects.toThrow(
      new Error(
        'tools/index.html has elements that answer to nothing, since they are in no island:\n' +
          '  <button> with onClick onKeyDown, "Go"\n' +
          '  <input> with onChange\n' +
          '  <a> with onClick, "A text that goes on for longer than a me"\n' +
          'Put the component into an <Island>, or do without the handler.',
      ),
    );
  });

  it('inside of an island, and on a link that leads somewhere, are fine, and leave no mark', async () => {
    const $ = await rewrite(
      '<a href="/tools" data-island-handlers="onMouseEnter">Tools</a>' +
        '<site-island name="Menu" when="load">' +
        '<p><button data-island-handlers="onClick">Go</button></p></site-island>',
    );

    expect($('a').attr()).toEqual({href: '/tools'});
    expect($('button').attr()).toEqual({});
  });
});

it('stops the build when the page needs a file that is left out', async () => {
  await expect(rewrite('<img src="/assets/js/picture.svg" alt="">')).rejects.toThrow(
    'tools/index.html needs "/assets/js/picture.svg", which is left out of a site of islands.',
  );
});

it.each([
  ['of Docusaurus', '<div id="__docusaurus"></div>', true],
  ['of an author', '<p>Docusaurus</p>', false],
])('knows a page %s', (_whose, html, expected) => {
  expect(isRendered(html)).toBe(expected);
});
