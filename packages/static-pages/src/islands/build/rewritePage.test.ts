/** @jest-environment node */
import {load} from 'cheerio';
import type {IslandScript} from './bundleIslands';
import {speculationRules} from './speculationRules';
import {rewritePage} from './rewritePage';

const islands: Record<string, IslandScript> = {
  Menu: {file: 'assets/js/Menu.AAAA.js', imports: []},
  Form: {file: 'assets/js/Form.BBBB.js', imports: ['assets/js/shared.CCCC.js']},
};

/** A page below `/preview/7/`, as Docusaurus writes it, rewritten. */
async function rewrite(body: string, head = '') {
  const baseUrl = '/preview/7/';
  const $ = load(
    '<!DOCTYPE html><html lang="en" class="docs" data-has-hydrated="false" data-rh="lang"><head>' +
      `<link rel="stylesheet" href="${baseUrl}assets/css/styles.1.css">${head}</head>` +
      `<body><div id="__docusaurus">${body}</div><script src="${baseUrl}assets/js/a.js"></script></body></html>`,
  );
  await rewritePage($, {
    baseUrl,
    scripts: new Map(Object.entries(islands)),
  });
  return load($.html());
}

it("replaces Docusaurus's scripts and what only they need, and keeps its stylesheet", async () => {
  const $ = await rewrite(
    '<p>Tools</p><script src="/preview/7/assets/js/late.js"></script>',
    '<link rel="preload" href="/preview/7/assets/js/main.1.js"><title data-rh="true">Tools</title>' +
      '<script src="/preview/7/assets/js/main.1.js" defer></script>',
  );

  expect($.html()).toBe(
    '<!DOCTYPE html><html lang="en" class="docs"><head>' +
      '<link rel="stylesheet" href="/preview/7/assets/css/styles.1.css"><title>Tools</title></head>' +
      '<body><div id="__docusaurus"><p>Tools</p></div>' +
      `<script type="speculationrules">${speculationRules('/preview/7/')}</script></body></html>`,
  );
});

it('turns style attributes into rules', async () => {
  const $ = await rewrite(
    '<p style="text-align:right">1</p><p style="top:9px">2</p><p style="text-align:right">3</p>',
  );

  expect($('[style]').length).toBe(0);
  expect($('style').text()).toBe(
    '[data-style="1"]:not(#_){text-align:right}[data-style="2"]:not(#_){top:9px}',
  );
  expect($('[data-style="1"]').text()).toBe('13');
});

it('keeps the scripts and styles of an author', async () => {
  const head =
    '<script src="/count.js" async=""></script><link rel="stylesheet" href="/fonts.css">' +
    '<script type="application/ld+json">{"name": "<!-- Tools -->"}</script>';

  expect((await rewrite('', head))('head').html()).toContain(head);
});

it('links islands to their scripts, and downloads those that start with the page', async () => {
  const $ = await rewrite(
    '<site-island name="Form" when="load"></site-island>'.repeat(2) +
      '<site-island name="Menu" when="interaction"></site-island>',
  );

  const form = '/preview/7/assets/js/Form.BBBB.js';
  const shared = '/preview/7/assets/js/shared.CCCC.js';
  expect($('[name="Menu"]').attr()).toEqual({
    name: 'Menu',
    when: 'interaction',
    src: '/preview/7/assets/js/Menu.AAAA.js',
  });
  expect($('[name="Form"]').attr()).toEqual({
    name: 'Form',
    when: 'load',
    src: `${form} ${shared}`,
    waiting: 'blocked',
  });
  expect($('head > script').text()).toBe(
    `for(let src of ["${form}","${shared}"])import(src).catch(()=>{})`,
  );
  expect($('script[type="module"]').text()).toContain('"submit"');
});
