import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {extractText, getDocumentProxy} from 'unpdf';
import {pages, site, tools, uiTexts} from './site';

/* The PDF that "npm run handout" makes of the build. */

type Link = {subtype: string; url?: string; dest?: string | unknown[]};

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

test('the handout has a cover, contents, and all pages, between which its links lead', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'handout-'));
  const output = join(folder, 'handout.pdf');
  execFileSync('npm', ['run', '--silent', 'handout', '--', '--output', output]);
  const document = await getDocumentProxy(new Uint8Array(readFileSync(output)));
  const {text} = await extractText(document);
  const [cover = '', contents = '', ...sheets] = text.map(withoutSpaces);
  rmSync(folder, {recursive: true});

  for (const words of [site.brand, site.tagline, site.client.name, site.contact.email]) {
    expect(cover).toContain(withoutSpaces(words));
  }
  expect(contents).toContain(withoutSpaces(uiTexts.handout.contents));
  const outline = (await document.getOutline()) as {title: string}[];
  expect(outline.length).toBeGreaterThanOrEqual(pages.length);
  const all = sheets.join('');
  for (const {name} of tools) {
    expect(all).toContain(withoutSpaces(name));
  }
  expect(all).not.toContain(withoutSpaces(uiTexts.contactForm.selectDepartment));

  const places = Object.keys(await document.getDestinations());
  const numbers = Array.from({length: document.numPages}, (_, index) => index + 1);
  const found = await Promise.all(
    numbers.map(async (number) => (await document.getPage(number)).getAnnotations()),
  );
  const links = (found.flat() as Link[]).filter(({subtype}) => subtype === 'Link');
  const inside = links.flatMap(({dest}) => (typeof dest === 'string' ? [dest] : []));
  expect(inside.length).toBeGreaterThan(pages.length);
  expect(inside.filter((dest) => !places.includes(dest))).toEqual([]);
  const outside = links.flatMap(({url}) => url ?? []);
  expect(outside.filter((url) => /handout\.invalid|^\//.test(url))).toEqual([]);
});
