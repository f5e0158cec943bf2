/** @jest-environment node */
import {mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {writeEleventyPages} from './eleventyPages';

const makeFolder = () => mkdtempSync(join(tmpdir(), 'eleventy-'));

it('divides built pages into templates and their data, and removes earlier ones', () => {
  const [built, pages] = [makeFolder(), makeFolder()];
  writeFileSync(join(pages, 'old.liquid'), '');
  writeFileSync(join(built, 'tools.html'), '<nav>{{ a }}</nav>\n<main id=main>{{ b }}</main><p>c');
  writeFileSync(join(built, 'tools.html.br'), '');

  writeEleventyPages(built, pages);

  expect(readdirSync(pages)).toEqual(['tools.11tydata.json', 'tools.liquid']);
  expect(readFileSync(join(pages, 'tools.liquid'), 'utf8')).toBe(
    '{% raw %}<main id=main>{{ b }}</main>{% endraw %}',
  );
  expect(JSON.parse(readFileSync(join(pages, 'tools.11tydata.json'), 'utf8'))).toEqual({
    before: '<nav>{{ a }}</nav>\n',
    after: '<p>c',
  });
});

it('needs a main part', () => {
  const built = makeFolder();
  writeFileSync(join(built, 'a.html'), '<p>a');

  expect(() => writeEleventyPages(built, makeFolder())).toThrow('a.html has no main part.');
});
