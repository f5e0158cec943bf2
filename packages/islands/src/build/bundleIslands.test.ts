/** @jest-environment node */
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {bundleIslands} from './bundleIslands';
import type {BundleOptions} from './bundleIslands';
import {findIslands} from './findIslands';

const hydrateComponent = join(__dirname, '../browser/hydrateComponent');

/** An island of a component that is written in its file. */
const component = (head: string, body: string) =>
  `import {hydrateComponent} from '${hydrateComponent}';\n${head}\n` +
  `export default hydrateComponent(() => ${body});\n`;

const withStore = component(
  `import {useSyncExternalStore} from 'react';`,
  `<p>{useSyncExternalStore(() => () => undefined, () => 'on')}</p>`,
);

let siteDir = '';
beforeEach(() => {
  siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
});
afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

/** Bundles the islands of a site of these files, each named by its path within `src`. */
function bundle(files: Record<string, string>, options: Partial<BundleOptions> = {}) {
  for (const [file, contents] of Object.entries(files)) {
    const path = join(siteDir, 'src', file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, contents);
  }
  return bundleIslands({
    siteDir,
    islands: findIslands(join(siteDir, 'src')),
    compat: [],
    target: ['es2022'],
    className: () => undefined,
    ...options,
  });
}

type Scripts = Awaited<ReturnType<typeof bundle>>;

const textOf = ({files}: Scripts, file: string) => Buffer.from(files.get(file) ?? '').toString();
const scriptOf = (scripts: Scripts, name: string) =>
  textOf(scripts, scripts.islands.get(name)?.file ?? '');

describe('the script of an island', () => {
  it('is a module with a default export, named by what is in it', async () => {
    const start = (text: string) => `export default (root: Element) => root.append('${text}');`;
    const one = await bundle({'menu/Menu.island.ts': start('one')});
    const other = await bundle({'menu/Menu.island.ts': start('other')});
    const again = await bundle({'menu/Menu.island.ts': start('one')});

    const fileOf = (scripts: Scripts) => scripts.islands.get('Menu')?.file;
    expect(fileOf(one)).toMatch(/^assets\/js\/Menu\.[A-Z0-9]{8}\.js$/);
    expect(fileOf(other)).not.toBe(fileOf(one));
    expect(fileOf(again)).toBe(fileOf(one));
    expect([...one.files.keys()]).toEqual([fileOf(one)]);
    expect(scriptOf(one, 'Menu')).toMatch(/append\("one"\).*export\{\w+ as default\};\s*$/s);
  });

  it('of a behaviour brings no Preact along, though its file has React in it', async () => {
    const scripts = await bundle({
      'Menu/index.tsx': `import {useState} from 'react';
        export const attach = (root: Element) => root.remove();
        export default () => <nav ref={attach}>{useState(1)}</nav>;`,
      'Menu/Menu.island.ts': `export {attach as default} from '.';`,
    });

    expect([...scripts.files.keys()]).toHaveLength(1);
    expect(scriptOf(scripts, 'Menu').length).toBeLessThan(80);
  });

  it('shares Preact with the others', async () => {
    const scripts = await bundle({
      'A.island.tsx': component('', '<p>A</p>'),
      'B.island.tsx': component('', '<p>B</p>'),
      'C.island.ts': 'export default () => undefined;',
    });

    const importsOf = (name: string) => scripts.islands.get(name)?.imports;
    expect(importsOf('A')).toEqual([expect.stringMatching(/^assets\/js\/shared\.\w+\.js$/)]);
    expect(importsOf('B')).toEqual(importsOf('A'));
    expect(importsOf('C')).toEqual([]);
    expect(scripts.files.size).toBe(4);
    expect(scriptOf(scripts, 'A').length).toBeLessThan(500);
  });

  it('names the classes of CSS modules as the page does, and has no styles', async () => {
    const className = jest.fn((_file: string, name: string) => (name === 'open' ? 'x' : undefined));
    const scripts = await bundle(
      {
        'base.css': '.base{top:0}',
        'menu.module.css': '.open{top:0}.shut{composes:open}@media print{.open .paper{top:0}}',
        'Menu.island.ts': `import './base.css';
          import styles from './menu.module.css';
          export default (root: Element) => root.classList.add(styles.open, styles.shut);`,
      },
      {className},
    );

    const file = join(siteDir, 'src/menu.module.css');
    expect(className.mock.calls.sort()).toEqual([
      [file, 'open'],
      [file, 'paper'],
      [file, 'shut'],
    ]);
    expect(scriptOf(scripts, 'Menu')).toContain('{open:"x"}');
    expect([...scripts.files.keys()].filter((name) => !name.endsWith('.js'))).toEqual([]);
  });

  it('lists the classes of a CSS module in the same order in each build', async () => {
    const names = Array.from('cafbedhg');
    const scripts = await bundle(
      {
        'menu.module.css': names.map((name) => `.${name}{top:0}`).join(''),
        'Menu.island.ts': `import styles from './menu.module.css';
          export default (root: Element) => root.append(Object.keys(styles).join());`,
      },
      {className: (_file, name) => name},
    );

    expect(scriptOf(scripts, 'Menu')).toContain(
      `{${names
        .sort()
        .map((name) => `${name}:"${name}"`)
        .join()}}`,
    );
  });

  it('tells the tags and classes that may come into the page, also from what it shares', async () => {
    const shared = `export const Note = () => <aside className="note">Note</aside>;`;
    const island = component(`import {Note} from './Note';`, `<section><Note /></section>`);
    const scripts = await bundle({
      'Note.tsx': shared,
      'A.island.tsx': island,
      'B.island.tsx': island,
    });

    expect(scripts.islands.get('A')?.words).toEqual(
      expect.arrayContaining(['section', 'aside', 'note']),
    );
  });

  it('finds the files of the site by @site', async () => {
    const scripts = await bundle({
      'words.json': '{"title": "Tools"}',
      'Menu.island.ts': `import words from '@site/src/words.json';
        export default (root: Element) => root.append(words.title);`,
    });

    expect(scriptOf(scripts, 'Menu')).toContain('"Tools"');
  });
});

it('makes nothing of a site without islands', async () => {
  const {islands, files} = await bundle({'Menu.tsx': ''});

  expect([islands.size, files.size]).toEqual([0, 0]);
});

it('refuses an island that nothing would start', async () => {
  await expect(bundle({'Menu.island.tsx': 'export const menu = 1;'})).rejects.toThrow(
    `${join(siteDir, 'src/Menu.island.tsx')} has no default export, so nothing would start the ` +
      'island "Menu".',
  );
});

describe('an island that needs more of React than hooks', () => {
  it('is refused, with its line and what to do', async () => {
    await expect(bundle({'Store.island.tsx': withStore})).rejects.toThrow(
      'An island cannot be built for the browser.\n' +
        `✘ [ERROR] Preact's hooks have no "useSyncExternalStore". Do without it, or name the island ` +
        'in the option "compat" of the plugin, which brings the rest of React and about 2 kB.\n\n' +
        '    src/Store.island.tsx:2:8:\n' +
        `      2 │ import {useSyncExternalStore} from 'react';\n`,
    );
  });

  it('is refused too when it takes React as a whole', async () => {
    const whole = component(`import * as React from 'react';`, '<p>{String(React.memo)}</p>');

    await expect(bundle({'Store.island.tsx': whole})).rejects.toThrow(
      `Preact's hooks have no "memo". Do without it`,
    );
  });

  it('is built when the option "compat" names it, and costs the others nothing', async () => {
    const other = {'Other.island.tsx': component('', '<p>Other</p>')};
    const alone = await bundle(other);

    const both = await bundle({...other, 'Store.island.tsx': withStore}, {compat: ['Store']});

    expect(scriptOf(both, 'Store')).toMatch(/as default\};\s*$/);
    expect(scriptOf(both, 'Other')).toBe(scriptOf(alone, 'Other'));
  });
});

describe('an island that cannot work without Docusaurus', () => {
  it.each([
    '@docusaurus/Link',
    '@theme/Layout',
    '@theme-original/Layout',
    '@theme-init/Layout',
    '@generated/site-metadata',
  ])('is refused when it imports %s, with the line and what to do', async (path) => {
    await expect(
      bundle({
        'Menu.island.ts': `export {default} from './parts/Menu';`,
        'parts/Menu.tsx': `\nimport Link from '${path}';\nexport default () => <Link />;`,
      }),
    ).rejects.toThrow(
      'An island cannot be built for the browser.\n' +
        `✘ [ERROR] An island must not import "${path}": Docusaurus does not run in the browser. ` +
        'Take what the island needs from it outside, and hand it over as a prop. ' +
        '[plugin without-docusaurus]\n\n' +
        '    src/parts/Menu.tsx:2:17:\n' +
        `      2 │ import Link from '${path}';\n`,
    );
  });

  it('is built when it takes no more than a type', async () => {
    const scripts = await bundle({
      'Menu.island.ts': `import type {Props} from '@theme/Layout';
        export default (_root: Element, props: Props) => props;`,
    });

    expect([...scripts.islands.keys()]).toEqual(['Menu']);
  });
});

it('tells of every failure at once', async () => {
  await expect(
    bundle({
      'A.island.ts': `import './nothing';`,
      'B.island.ts': `export default 1 +;`,
    }),
  ).rejects.toThrow(/A\.island\.ts:1:7:[^]*B\.island\.ts:1:18:/);
});
