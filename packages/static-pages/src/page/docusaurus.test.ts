/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import {load} from 'cheerio';
import {
  checkRenderedPages,
  keepPicturesAsFiles,
  pageTemplate,
  removeScripts,
  withoutInfima,
} from './docusaurus';
import type {Build} from './PageStep';

const lookHere = 'compare packages/static-pages/src/page/docusaurus.ts with it';

const page =
  '<html data-has-hydrated="false"><head><title data-rh="true">A</title>' +
  '<script src="/x/assets/js/a.js"></script></head>';

it.each(['data-has-hydrated', 'data-rh', 'assets/js'])(
  'stops the build when pages are rendered without %s',
  (part) => {
    const removeAll = (html: string) => {
      const $ = load(html);
      removeScripts($, '/x/');
      return $.html();
    };

    expect(removeAll(page)).toBe('<html><head><title>A</title></head><body></body></html>');
    expect(() => removeAll(page.replace(part, 'other'))).toThrow(lookHere);
  },
);

it('stops the build when no page is rendered', () => {
  expect(() => checkRenderedPages(0)).toThrow(lookHere);
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

it("stops the build when the classic theme's stylesheet is still there", async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'output-'));
  mkdirSync(join(outDir, 'assets/css'), {recursive: true});
  const build = async (css: string) => {
    writeFileSync(join(outDir, 'assets/css/styles.01ab.css'), css);
    await withoutInfima().postBuild?.({outDir} as Build);
  };

  await build('p{color:var(--ifm-color-primary)}');
  await expect(build(':root{--ifm-color-primary:red}')).rejects.toThrow(lookHere);
  const infima = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');
  await expect(build(infima)).rejects.toThrow(lookHere);
});
