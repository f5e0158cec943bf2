/** @jest-environment node */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import themeClassic from '@docusaurus/theme-classic';
import type {LoadContext} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';
import {load} from 'cheerio';
import {
  checkRenderedPages,
  keepPicturesAsFiles,
  pageTemplate,
  readStylesheet,
  removeScripts,
  removeStylesheet,
  withoutInfima,
  withoutPresetEnv,
} from './docusaurus';

const lookHere = 'compare packages/static-pages/src/page/docusaurus.ts with it';

const page =
  '<html data-has-hydrated="false"><head><title data-rh="true">A</title>' +
  '<link rel="stylesheet" href="/x/assets/css/a.css"><script src="/x/assets/js/a.js"></script></head>';

it.each(['data-has-hydrated', 'data-rh', 'rel="stylesheet"', 'assets/js'])(
  'stops the build when pages are rendered without %s',
  (part) => {
    const removeAll = (html: string) => {
      const $ = load(html);
      removeScripts($, '/x/');
      removeStylesheet($, '/x/');
      return $.html();
    };

    expect(removeAll(page)).toBe('<html><head><title>A</title></head><body></body></html>');
    expect(() => removeAll(page.replace(part, 'other'))).toThrow(lookHere);
  },
);

it('stops the build when no page is rendered', () => {
  expect(() => checkRenderedPages(0)).toThrow(lookHere);
});

it("reads Docusaurus's stylesheet, but not those of the site's static files", () => {
  const outDir = mkdtempSync(join(tmpdir(), 'output-'));
  mkdirSync(join(outDir, 'assets/css'), {recursive: true});
  writeFileSync(join(outDir, 'assets/css/own.css'), 'own');
  expect(() => readStylesheet(outDir)).toThrow(lookHere);

  writeFileSync(join(outDir, 'assets/css/styles.01ab.css'), 'styles');
  expect(readStylesheet(outDir)).toBe('styles');
});

it("changes Docusaurus's template of pages, and no other", async () => {
  expect(pageTemplate('<b></b>')).toContain('</div>\n    <b></b><%~ it.postBodyTags %>\n  </body>');
  expect(pageTemplate()).not.toMatch(/generator|preBodyTags/);

  jest.resetModules();
  jest.doMock('@docusaurus/core/lib/ssg/ssgTemplate.html', () => '<body></body>');
  const other = await import('./docusaurus');
  expect(() => other.pageTemplate()).toThrow(lookHere);
});

it('keeps small pictures as files, or stops the build', () => {
  keepPicturesAsFiles();
  expect(JSON.stringify(getFileLoaderUtils(false).rules.svgs())).not.toContain('url-loader');
});

it("leaves out Docusaurus's PostCSS plugin, or stops the build", () => {
  const presetEnv = ['/node_modules/postcss-preset-env/index.js', {}];
  const others = {ident: 'postcss', plugins: ['other', ['/node_modules/other.js']]};

  expect(withoutPresetEnv({...others, plugins: [...others.plugins, presetEnv]})).toEqual(others);
  expect(() => withoutPresetEnv(others)).toThrow(lookHere);
});

/** The stylesheets that the classic theme adds to the site's own. */
function stylesheetsOfTheme(): string[] {
  const context = {
    i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
    siteConfig: {themeConfig: {prism: {additionalLanguages: []}}},
  } as unknown as LoadContext;
  const modules = themeClassic(context, {customCss: []}).getClientModules?.() ?? [];
  return modules.filter((module) => module.endsWith('.css'));
}

it("drops only the classic theme's stylesheet, and looks for no PostCSS configuration", () => {
  const {configureWebpack, configurePostCss} = withoutInfima();
  const [stylesheet, ...others] = stylesheetsOfTheme();
  const options = {ident: 'postcss', plugins: ['postcss-preset-env']};

  expect(stylesheet).toMatch(/infima/);
  expect(others).toEqual([]);
  expect((configureWebpack as () => unknown)()).toEqual({
    resolve: {alias: {[String(stylesheet)]: false}},
  });
  expect(configurePostCss?.(options)).toEqual({...options, config: false});
});
