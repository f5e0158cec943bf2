import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {test as base, expect} from '@playwright/test';
import {compareBuilds, hasOwnChanges, sentencesOf} from '@sitekit/review/reviewSite';

/* What the review tells of two builds: hand-written pages with one kind of change each. */

type Files = Record<string, string>;
type Compare = (before: Files, after: Files) => Promise<Record<string, string[]>>;

const frame = (body: string, title = 'A page') =>
  `<!doctype html><html lang="en"><title>${title} | Site</title><meta name="viewport" content="width=device-width"><header>Site</header><main><h1>Page</h1>${body}</main><footer>2026</footer>`;

const test = base.extend<{compare: Compare}>({
  /** Compares two builds, and returns what the report says of each page that changes. */
  compare: async ({browser}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'builds-'));
    const write = (name: string, files: Files): string => {
      for (const [file, text] of Object.entries(files)) {
        const path = join(folder, name, file);
        mkdirSync(dirname(path), {recursive: true});
        writeFileSync(path, text);
      }
      return join(folder, name);
    };
    await provide(async (before, after) => {
      const builds = {before: write('before', before), after: write('after', after)};
      const sections = await compareBuilds(browser, builds, () => undefined);
      const told = sections.filter(hasOwnChanges);
      return Object.fromEntries(
        told.map((section) => [section.path ?? section.name, sentencesOf(section)]),
      );
    });
    rmSync(folder, {recursive: true});
  },
});

const looks = 'It looks different on a desktop and a phone.';

const changes: [what: string, before: string, after: string, expected: string[]][] = [
  [
    'words, a link and a picture’s description',
    '<p>A fast start</p><a href="/">More</a><img src="/x.svg" alt="A cat" width="9" height="9">',
    '<p>A quick start</p><a href="/elsewhere">More</a><img src="/x.svg" alt="A dog" width="9" height="9">',
    [
      'Under “Page”: “A fast start” is now “A quick start”.',
      'Under “Page”, link “More”: “/” is now “/elsewhere”.',
      'Under “Page”, screen reader text: “img: A cat” is now “img: A dog”.',
    ],
  ],
  [
    'a color far down, which browsers only render when it comes near',
    '<p style="height: 9000px"></p><div style="content-visibility: auto"><p>Words</p></div>',
    '<p style="height: 9000px"></p><div style="content-visibility: auto"><p style="color: red">Words</p></div>',
    [looks],
  ],
  [
    'a card that moved',
    '<ul><li><h3>A</h3>One</li><li><h3>B</h3>Two</li><li><h3>C</h3>Three</li></ul>',
    '<ul><li><h3>A</h3>One</li><li><h3>C</h3>Three</li><li><h3>B</h3>Two</li></ul>',
    ['“B” moved to the end.', looks],
  ],
  [
    'an error in the console and a request that fails',
    '<p>Words</p>',
    '<p>Words</p><script>fetch("/data.json"); throw new Error("Broken")</script>',
    ['Console error: “Broken” is new.', 'Failed request: “/data.json” is new.'],
  ],
];

test('tells what changes, page by page', async ({compare}) => {
  const files = (version: 1 | 2) =>
    Object.fromEntries(
      changes.map((change, index) => [`${index}.html`, frame(change[version], change[0])]),
    );
  const told = await compare(files(1), files(2));
  changes.forEach(([what, , , expected], index) => {
    expect.soft(told[`/${index}`], what).toEqual(expect.arrayContaining(expected));
  });
});

test('tells the title, the description and the shared picture of a page', async ({compare}) => {
  const head = (name: string) =>
    `<meta name="description" content="About ${name}"><meta property="og:image" content="/${name}.png">`;
  const [before, after] = ['tea', 'milk'].map((name) => ({
    'index.html': frame('Words', name).replace('<header>', `${head(name)}<header>`),
  }));
  expect(await compare(before ?? {}, after ?? {})).toEqual({
    '/': [
      'Browser title: “tea | Site” is now “milk | Site”.',
      'Search description: “About tea” is now “About milk”.',
      'Link preview picture: “/tea.png” is now “/milk.png”.',
    ],
  });
});

test('tells what changes on every page once, and what is new and removed', async ({compare}) => {
  const words = 'one two three four five six seven eight';
  const files = (footer: string) => ({
    'index.html': frame(`<p>Home</p>`).replace('2026', footer),
    'tools.html': frame(`<p>${words}</p>`).replace('2026', footer),
  });
  const told = await compare(
    {...files('2026'), 'old.html': frame('<p>Old</p>', 'Old'), _headers: 'a'},
    {
      ...files('2027'),
      'new.html': frame('<p>New</p><script>throw Error("Oh")</script>', 'New'),
      _headers: 'b',
    },
  );
  expect(told).toEqual({
    'On every page': ['In the footer: “2026” is now “2027”.', looks],
    '/old': ['This page is removed.'],
    '/new': ['Console error: “Oh” is new.', 'This page is new.'],
  });
});

test('tells a banner above one page and a deleted picture in a change of the footer', async ({
  compare,
}) => {
  const files = (banner: string, footer: string) =>
    Object.fromEntries(
      [
        ['index', banner, ''],
        ['tools', '', '<img src="/logo.svg" alt="" width="9" height="9">'],
        ['contact', '', ''],
      ].map(([name, above = '', body = '']) => [
        `${name}.html`,
        frame(`${body}<p>Words</p>`).replace('<main>', `${above}<main>`).replace('2026', footer),
      ]),
    );
  const logo = {
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9H0z"/></svg>',
  };

  expect(
    await compare({...files('', '2026'), ...logo}, files('<aside>Closed today</aside>', '2027')),
  ).toEqual({
    'On every page': ['In the footer: “2026” is now “2027”.', looks],
    '/': ['In the header: “Closed today” is new.', looks],
    '/tools': ['Failed request: “/logo.svg” is new.', looks],
  });
});

test('tells once what changes in a header that stays in view, and no card that is drawn from a page', async ({
  compare,
}) => {
  const files = (link: string, color: string, card: string) =>
    Object.fromEntries(
      ['index', 'tools'].map((name) => [
        `${name}.html`,
        frame(`<p style="margin-top: 99px; color: ${color}">${name}</p>`)
          .replace('<header>', `<header style="position: fixed; top: 0">${link}`)
          .replace('<title>', `<meta property="og:image" content="/${name}-${card}.png"><title>`),
      ]),
    );

  expect(
    await compare(files('', 'black', 'abcdef01'), files('<b>new</b> ', 'black', 'abcdef01')),
  ).toEqual({'On every page': ['In the header: “Site” is now “new Site”.', looks]});
  expect(await compare(files('', 'black', 'abcdef01'), files('', 'navy', '12345678'))).toEqual({
    '/': [looks],
    '/tools': [looks],
  });
});

test('says nothing when nothing that a visitor notices changes', async ({compare}) => {
  const page = (name: string) => ({
    'index.html': frame(`<p class="${name}">Words</p><button id="b">Go</button><i></i>
      <script>document.getElementById('b').onclick = () => document.querySelector('i').append('Gone');</script>`),
  });
  expect(await compare(page('a'), page('b'))).toEqual({});
});
