/** @jest-environment node */
import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkRanges from './ranges';

async function htmlOf(mdx: string): Promise<string> {
  const {default: Page} = await evaluate(mdx, {...runtime, remarkPlugins: [remarkRanges]});
  return renderToStaticMarkup(createElement(Page));
}

it.each([
  ['**30–50%** less time', '<p><strong><span class="range">30–50%</span></strong> less time</p>'],
  ['It costs $960–$1,440.', '<p>It costs <span class="range">$960–$1,440</span>.</p>'],
  ['## A two-month pilot', '<h2>A <span class="range">two-month</span> pilot</h2>'],
  [
    'Months 3–4, after Month 2',
    '<p><span class="range">Months 3–4</span>, after <span class="range">Month 2</span></p>',
  ],
])('keeps the range in “%s” on one line', async (mdx, html) => {
  expect(await htmlOf(mdx)).toBe(html);
});

it.each(['`const years = 2024–2026`', 'Fewer hours – 10 of 20', 'A month'])(
  "doesn't change “%s”",
  async (mdx) => {
    expect(await htmlOf(mdx)).not.toContain('class');
  },
);
