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
  Form: {
    file: 'assets/js/Form.BBBB.js',
    imports: ['assets/js/shared.CCCC.js'],
    words: [],
  },
};

const stylesOf = jest.fn((files: readonly string[]) => {
  const css = 'p{top:0}.a{top:1px}.open{top:2px}.closed{top:3px}.module-card{top:4px}';
  return new PageStyles(files.length > 0 ? css : '');
});

const context = (baseUrl: string): PageContext => ({
  baseUrl,
  scripts: {islands: new Map(Object.entries(islands)), files: new Map()},
  pageScript: new PageScript(`${baseUrl}assets/js/prefetch.js`),
  speculationRules: '{"prerender":[]}',
  stylesOf,
  classNames: new Map([[titleClass, 'a']]),
});

/** A page as Docusaurus writes it, rewritten. */
async function rewrite(body: string, {head = '', baseUrl = '/'} = {}) {
  const $ = load(
    '<!DOCTYPE html><html lang="en" data-has-hydrated="false"><head>' +
      `<link rel="stylesheet" href="${baseUrl}assets/css/styles.1.css">${head}</head>` +
      `<body><div id="__docusaurus">${body}</div></body></html>`,
  );
  await rewritePage($, context(baseUrl));
  return load($.html());
}

it.each(['/', '/preview/7/'])(
  'removes scripts and stylesheets of Docusaurus below %s',
  async (baseUrl) => {
    const $ = await rewrite(`<script src="${baseUrl}assets/js/late.js"></script>`, {
      baseUrl,
      head:
        `<link rel="preload" href="${baseUrl}assets/js/main.1.js">` +
        `<script src="${baseUrl}assets/js/main.1.js" defer></script>`,
    });

    expect($('link, [src]').length).toBe(0);
    expect($('style').length).toBe(1);
  },
);

it('moves style attributes into the styles', async () => {
  const $ = await rewrite(
    '<p style="text-align:right">1</p><p style="top:9px">2</p><p style="text-align:right">3</p>',
  );

  expect($('[style]').length).toBe(0);
  expect($('style').text()).toBe(
    'p{top:0}[data-style="1"]:not(#_){text-align:right}[data-style="2"]:not(#_){top:9px}',
  );
  expect($('[data-style="1"]').text()).toBe('13');
});

it('uses the stylesheets in the order of their links', async () => {
  await rewrite('', {
    baseUrl: '/preview/7/',
    head: '<link rel="stylesheet" href="/preview/7/assets/css/a.css">',
  });

  expect(stylesOf).toHaveBeenLastCalledWith(['assets/css/styles.1.css', 'assets/css/a.css']);
});

it('removes attributes that only scripts of Docusaurus need', async () => {
  const $ = await rewrite('', {head: '<title data-rh="true">Tools</title>'});

  expect($('html').attr()).toEqual({lang: 'en'});
  expect($('title').attr()).toEqual({});
  expect($('title').text()).toBe('Tools');
});

it('keeps the scripts and styles of an author', async () => {
  const head =
    '<script src="/count.js" async=""></script><link rel="stylesheet" href="/fonts.css">' +
    '<script type="application/ld+json">{"name": "<!-- Tools -->"}</script>';

  const $ = await rewrite('', {head});

  expect($('head').html()).toMatch(head);
});

describe('the classes of the page', () => {
  it('are those of the stylesheet', async () => {
    const $ = await rewrite(`<p class="wide ${titleClass} ${plainClass}">Tools</p>`);

    expect($('p').attr('class')).toBe('wide a');
    expect($('style').text()).toBe('p{top:0}.a{top:1px}');
  });

  it('are kept when an author chose them', async () => {
    const $ = await rewrite('<p class="module-card">Tools</p>');

    expect($('p').attr('class')).toBe('module-card');
    expect($('style').text()).toContain('.module-card{top:4px}');
  });

  it.each([['class="" id="first"'], [`class="${plainClass}" id="first"`]])(
    'leave no empty attribute in <p %s>',
    async (attributes) => {
      const $ = await rewrite(`<p ${attributes}>Tools</p>`);

      expect($('p').attr()).toEqual({id: 'first'});
    },
  );
});

describe('an island', () => {
  it('links to its script and the imports of that', async () => {
    const $ = await rewrite(
      '<site-island name="Menu" when="load"></site-island>' +
        '<site-island name="Form" when="load"></site-island>',
      {baseUrl: '/preview/7/'},
    );

    expect($('[name="Menu"]').attr('src')).toBe('/preview/7/assets/js/Menu.AAAA.js');
    expect($('[name="Form"]').attr('src')?.split(' ')).toEqual([
      '/preview/7/assets/js/Form.BBBB.js',
      '/preview/7/assets/js/shared.CCCC.js',
    ]);
  });

  it('is marked as waiting if it replays input, and its page records the input', async () => {
    const menu = '<site-island name="Menu" when="load"></site-island>';
    const plain = await rewrite(menu);
    const $ = await rewrite(`${menu}<site-island name="Form" when="load" replay></site-island>`);

    expect(
      $('[waiting]')
        .map((_, {attribs}) => attribs.name)
        .get(),
    ).toEqual(['Form']);
    expect($('[replay]').length).toBe(0);
    expect($('script[type="module"]').text()).toContain('"keydown"');
    expect(plain('[waiting]').length).toBe(0);
    expect(plain('script[type="module"]').text()).not.toContain('"keydown"');
  });

  it('keeps the rules for elements that its script may add', async () => {
    const $ = await rewrite('<site-island name="Menu" when="load"></site-island>');

    expect($('style').text()).toBe('.open{top:2px}');
  });

  it('has its scripts downloaded early if it starts with the page', async () => {
    const $ = await rewrite(
      '<site-island name="Form" when="load"></site-island>' +
        '<site-island name="Form" when="load"></site-island>' +
        '<site-island name="Menu" when="interaction"></site-island>',
    );

    expect($('head > script').text()).toBe(
      'for(let src of ["/assets/js/Form.BBBB.js","/assets/js/shared.CCCC.js"])' +
        'import(src).catch(()=>{})',
    );
  });

  it('has a script that starts it', async () => {
    const $ = await rewrite('<site-island name="Menu" when="interaction"></site-island>');

    expect($('script[type="module"]').text()).toContain('"pointerover"');
  });
});

it('ends with the script of the page and speculation rules', async () => {
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

it.each([
  ['rendered by Docusaurus', '<div id="__docusaurus"></div>', true],
  ['from the folder static', '<p>Docusaurus</p>', false],
])('recognizes a page %s', (_source, html, expected) => {
  expect(isRendered(html)).toBe(expected);
});
