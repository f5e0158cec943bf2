/** @jest-environment node */
import {load} from 'cheerio';
import {minifyPage} from './minifyPage';

it('drops comments, quotes and end tags, but no head or body', async () => {
  expect(
    await minifyPage(
      '<!DOCTYPE html><html lang="en"><head><title>A</title></head>' +
        '<body><!-- a --><ul><li class="b">1</li><li>2</li></ul></body></html>',
    ),
  ).toBe(
    '<!doctype html><html lang=en><head><title>A</title></head><body><ul><li class=b>1<li>2</ul></body>',
  );
});

it.each([
  '<p>a <b>b</b>  c\n</p><pre>  d\n\n  e</pre>',
  '<p data-words="{&quot;text&quot;:&quot;&lt;i>&quot;}"></p>',
  '<p></p><script type="module">const a = 1;  if (a < 2 && a) {}</script>',
])('keeps spaces, data and scripts: %s', async (content) => {
  const html = await minifyPage(`<head></head><body>${content}</body>`);

  expect(load(html)('body').html()).toBe(load(content)('body').html());
});
