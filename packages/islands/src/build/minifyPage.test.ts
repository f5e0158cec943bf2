/** @jest-environment node */
import {load} from 'cheerio';
import {minifyPage} from './minifyPage';

it('keeps doctype, head and body, and drops comments and unnecessary quotes', async () => {
  expect(
    await minifyPage(
      '<!DOCTYPE html><html lang="en"><head><title>A</title></head>' +
        '<body><!-- a --><ul><li class="b">1</li><li>2</li></ul></body></html>',
    ),
  ).toBe(
    '<!doctype html><html lang=en><head><title>A</title></head><body><ul><li class=b>1<li>2</ul></body>',
  );
});

it('keeps all spaces in text', async () => {
  const html = await minifyPage('<p>a <b>b</b>  c\n</p><pre>  d\n\n  e</pre>');

  const $ = load(html);
  expect($('p').text()).toBe('a b  c\n');
  expect($('pre').text()).toBe('  d\n\n  e');
});

it('keeps data and scripts as they are', async () => {
  const props = JSON.stringify({text: '"a" & \'b\' <i>', list: [1, null]});
  const script = 'const a = 1;  if (a < 2 && a) {}';
  const before = load('<site-island></site-island><script type="module"></script>');
  before('site-island').attr('props', props);
  before('script').text(script);

  const $ = load(await minifyPage(before.html()));

  expect($('site-island').attr('props')).toBe(props);
  expect($('script').text()).toBe(script);
});
