import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from '@playwright/test';
import {expectNoViolationAtBothWidths} from './axe';
import {expect, test as base} from './fixtures';

/* The command compares two small builds, with one kind of change on each page. */

type Version = 'before' | 'after';

const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="${color}" d="M0 0h40v40H0z"/></svg>`;
const table = (price: string) =>
  `<h2 id="prices">Prices</h2><table><tr><th>Tool<th>Price<tr><th scope="row">Bolt<td>${price}</table>`;

/** The main part of each page, in the versions that have it. */
const mains: Record<string, Partial<Record<Version, string>>> = {
  index: {before: '<h1>Transform your process</h1>', after: '<h1>Ship in half the time</h1>'},
  // Also with a color far down, which browsers only render when it comes near.
  prices: {
    before: `<h1>Tools</h1>${table('$10')}<p style="height: 3000px"></p><h2>End</h2><p style="content-visibility: auto">Words</p>`,
    after: `<h1>Tools</h1>${table('$12')}<p style="height: 3000px"></p><h2>End</h2><p style="content-visibility: auto; color: red">Words</p>`,
  },
  logo: {
    before: '<h1>Logos</h1><img src="/logo.svg" alt=""><img src="/a.svg" alt="A cat">',
    after: '<h1>Logos</h1><img src="/logo.svg" alt=""><img src="/a.svg" alt="A dog">',
  },
  same: {before: '<h1>The same</h1>', after: '<h1 class="other">The same</h1>'},
  old: {before: '<h1>Old</h1>'},
  new: {after: '<h1>New</h1>'},
};

const pageOf = (name: string, version: Version, main: string) => {
  const links = ['same', 'prices', ...(version === 'after' ? ['new'] : [])];
  const items = links.map(
    (link) => `<li><a href="/${link}" ${link === name ? 'aria-current=page' : ''}>${link}</a> `,
  );
  const announcement = version === 'after' ? '<aside>See a demo</aside>' : '';
  // The bar of a preview isn't part of the site.
  const bar = `<aside data-review="ignore">Built for ${version}</aside>`;
  return `<!doctype html><html lang="en"><title>${name} | Site</title><meta name="viewport" content="width=device-width"><style>header { position: fixed; top: 0 } li { display: inline } [aria-current] { font-weight: bold }</style>${announcement}<header><ul>${items.join('')}</ul></header><main style="padding-top: 80px">${main}</main><footer>Since ${version === 'before' ? 2026 : 2027}</footer>${bar}`;
};

function filesOf(version: Version): Record<string, string> {
  const pages = Object.entries(mains).flatMap(([name, {[version]: main}]) =>
    main === undefined ? [] : [[`${name}.html`, pageOf(name, version, main)] as const],
  );
  const redirectTo = (to: string) => `<meta http-equiv="refresh" content="0; url=${to}">`;
  return {
    ...(Object.fromEntries(pages) as Record<string, string>),
    ...(version === 'after' && {
      'old.html': redirectTo('/new'),
      'former.html': redirectTo('/same'),
    }),
    'logo.svg': square(version === 'before' ? 'navy' : 'teal'),
    'a.svg': square('gray'),
  };
}

const test = base.extend<{report: {address: string; output: string}}>({
  report: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'review-'));
    for (const version of ['before', 'after'] as const) {
      for (const [file, text] of Object.entries(filesOf(version))) {
        mkdirSync(dirname(join(folder, version, file)), {recursive: true});
        writeFileSync(join(folder, version, file), text);
      }
    }
    const command = join(__dirname, '../packages/review/bin/site-review.cjs');
    const args = ['--before', 'before', '--after', 'after', '--output', 'report'];
    const preview = ['--preview', 'https://o.github.io/pr-7/'];
    const {status, stdout, stderr} = spawnSync(process.execPath, [command, ...args, ...preview], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    const address = pathToFileURL(join(folder, 'report/index.html')).href;
    await provide({address, output: stdout.trim()});
    rmSync(folder, {recursive: true});
  },
});

/** The parts of the report: what their words say, and whether they have pictures. */
const partsOf = (page: Page): Promise<Record<string, string[]>> =>
  page.locator('section').evaluateAll((sections) =>
    Object.fromEntries(
      sections.map((section) => {
        const lines = Array.from(section.querySelectorAll('h3, li, h2 ~ p'), (line) => {
          const copy = line.cloneNode(true) as Element;
          copy.querySelectorAll('.visually-hidden').forEach((label) => label.remove());
          const pictures = line.matches('h3')
            ? `, ${line.parentElement?.querySelectorAll('img').length} pictures`
            : '';
          return `${copy.textContent.trim()}${pictures}`;
        });
        return [section.querySelector('h2')?.textContent.trim() ?? '', lines];
      }),
    ),
  );

test('a report tells each change once, where it is, works without a network, and shows its first change soon, in pictures as wide as the screen', async ({
  page,
  report: {address, output},
}) => {
  await page.context().setOffline(true);
  await page.goto(address);

  expect(output).toBe(
    '5 of 6 pages change, and what every page shares: one new page, one removed page, one text change, one link, one figure, one heading, one screen reader text, one price, one redirect, and how one page looks.',
  );
  await expect(page.getByRole('heading', {level: 1})).toHaveText(output);
  await expect(page.getByText('No visible change: same')).toBeVisible();
  expect(await partsOf(page)).toEqual({
    'On every page': [
      'In the header, 4 pictures',
      'See a demo',
      'LinknewLeads to /new',
      'In the footer, 4 pictures',
      'Since 20262027',
    ],
    index: [
      '/',
      'Ship in half the time, 4 pictures',
      'HeadingTransform your process Ship in half the time',
    ],
    logo: ['/logo', 'Logos, 4 pictures', 'Screen reader textA cat A dog'],
    prices: [
      '/prices',
      'Prices, 4 pictures',
      'In the cell “Bolt, Price”$10 $12',
      'End, 4 pictures',
    ],
    'new new page': ['/new'],
    'old removed page': ['/old', 'Its address now leads to /new.'],
    'Old addresses': ['Redirect/former → /same'],
  });
  await expect(page.getByRole('link', {name: 'Prices', exact: true})).toHaveAttribute(
    'href',
    'https://o.github.io/pr-7/prices#prices',
  );
  await expectNoViolationAtBothWidths(page);

  await page.setViewportSize({width: 390, height: 800});
  await page.reload();
  const change = page.locator('.group').first();
  expect((await change.boundingBox())?.y).toBeLessThan(800);
  expect(await change.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(
    1600,
  );

  const picture = (viewport: string) =>
    page.getByAltText(new RegExp(`^index, .*: After, on a ${viewport}$`));
  await expect(picture('desktop')).toBeHidden();
  expect((await picture('phone').boundingBox())?.width).toBeGreaterThan(300);

  await page.setViewportSize({width: 1440, height: 800});
  await expect(picture('desktop')).toBeVisible();
  await expect(picture('phone')).toBeHidden();
  await page
    .locator('details')
    .filter({has: picture('phone')})
    .locator('summary')
    .click();
  await expect(picture('phone')).toBeVisible();
});
