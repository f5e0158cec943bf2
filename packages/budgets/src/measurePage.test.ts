/** @jest-environment node */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {measurePage} from './measurePage';

const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
const catalogue = 'import{shared}from"./shared.C3D4.js";export default () => "the catalogue";';
const shared = 'export const shared = "what two islands share";';
const inPage = 'document.querySelectorAll("site-island")';
const styles = 'h1{color:navy}';
const island = (src: string) => `<site-island src="${src}"></site-island>`;
const page = (islands: string) =>
  `<!doctype html><html><head><style>${styles}</style></head><body><h1>Tools</h1>${islands}` +
  `<script type="module">${inPage}</script></body></html>`;

const weight = (text: string) => brotliCompressSync(text).length;

beforeAll(() => {
  mkdirSync(join(folder, 'assets/js'), {recursive: true});
  writeFileSync(join(folder, 'assets/js/Catalogue.A1B2.js'), catalogue);
  writeFileSync(join(folder, 'assets/js/shared.C3D4.js'), shared);
});

const measure = (html: string) => {
  writeFileSync(join(folder, 'page.html'), html);
  return measurePage(folder, 'page.html');
};

it('measures the HTML without its inline styles and script', () => {
  const measured = measure(page(''));

  expect(measured.css).toBe(weight(styles));
  expect(Object.fromEntries(measured.scripts)).toEqual({inline: weight(inPage)});
  expect(measured.total).toBe(weight(page('')));
  expect(measured.html).toBeLessThan(measured.total);
});

it('adds each script of an island and its imports once', () => {
  const script = '/assets/js/Catalogue.A1B2.js';
  const twice = island(`${script} /assets/js/shared.C3D4.js`) + island(script);
  const measured = measure(page(twice));

  const scripts = {Catalogue: weight(catalogue), shared: weight(shared), inline: weight(inPage)};
  expect(Object.fromEntries(measured.scripts)).toEqual(scripts);
  expect(measured.js).toBe(scripts.Catalogue + scripts.shared + scripts.inline);
  expect(measured.total).toBe(weight(page(twice)) + scripts.Catalogue + scripts.shared);
});

it('adds what a script imports, though the page doesn’t name it', () => {
  expect(measure(page(island('/assets/js/Catalogue.A1B2.js'))).scripts.get('shared')).toBe(
    weight(shared),
  );
});

it('rejects a page whose script is missing', () => {
  expect(() => measure(page(island('/assets/js/Missing.js')))).toThrow('Missing.js');
});

it('leaves out the scripts of a service that counts visits', () => {
  const scripts =
    '<script data-analytics>count()</script>' +
    '<script src=https://stats.example/s.js data-analytics></script>';

  expect(measure(page(scripts))).toEqual(measure(page('')));
});

it('rejects a page with a script from another site', () => {
  const script = '<script src=https://stats.example/s.js></script>';

  expect(() => measure(page(script))).toThrow('page.html loads a script from another site');
});
