/** @jest-environment node */
import {mkdirSync, mkdtempSync, realpathSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {bundleIslands} from './bundleIslands';
import type {BundleOptions} from './bundleIslands';
import {findIslands} from './findIslands';

const hydrateComponent = join(__dirname, '../browser/hydrateComponent');

/** An island whose component is in the same file. */
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

/** Bundles the islands of a site with these files, whose paths are relative to `src`. */
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
  it('is a module with a default export and a content hash in its name', async () => {
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

  it('has no Preact when a behavior imports from a file that also uses React', async () => {
    const scripts = await bundle({
      'Menu/index.tsx': `import {useState} from 'react';
        export const attach = (root: Element) => root.remove();
        export default () => <nav ref={attach}>{useState(1)}</nav>;`,
      'Menu/Menu.island.ts': `export {attach as default} from '.';`,
    });

    expect([...scripts.files.keys()]).toHaveLength(1);
    expect(scriptOf(scripts, 'Menu').length).toBeLessThan(80);
  });

  it('shares Preact with the other islands', async () => {
    const scripts = await bundle({
      'A.island.tsx': component('', '<p>A</p>'),
      'B.island.tsx': component('', '<p>B</p>'),
      'C.island.ts': 'export default () => undefined;',
    });

    const importsOf = (name: string) => scripts.islands.get(name)?.imports;
    expect(importsOf('A')).toEqual([expect.stringMatching(/^assets\/js\/shared\.\w+\.js$/)]);
    expect(importsOf('B')).toEqual(importsOf('A'));
    expect(importsOf('C')).toEqual([]);
    expect([...scripts.files.keys()].filter((file) => file.endsWith('.js'))).toHaveLength(4);
    expect(scriptOf(scripts, 'A').length).toBeLessThan(500);
  });

  it('uses the class names of the page and contains no styles', async () => {
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

  it('lists the classes of a CSS module in alphabetical order', async () => {
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

  it('lists the words that can be tags and classes, including those in shared modules', async () => {
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

  it('can import files of the site by @site', async () => {
    const scripts = await bundle({
      'words.json': '{"title": "Tools"}',
      'Menu.island.ts': `import words from '@site/src/words.json';
        export default (root: Element) => root.append(words.title);`,
    });

    expect(scriptOf(scripts, 'Menu')).toContain('"Tools"');
  });
});

it('writes nothing for a site without islands', async () => {
  const {islands, files} = await bundle({'Menu.tsx': ''});

  expect([islands.size, files.size]).toEqual([0, 0]);
});

it('rejects an island without a default export', async () => {
  await expect(bundle({'Menu.island.tsx': 'export const menu = 1;'})).rejects.toThrow(
    `${join(siteDir, 'src/Menu.island.tsx')} has no default export, so the island "Menu" would ` +
      'never start. Export hydrateComponent(YourComponent) or a function that receives the element.',
  );
});

describe('an island that needs more of React than hooks', () => {
  it('is rejected with file and line', async () => {
    await expect(bundle({'Store.island.tsx': withStore})).rejects.toThrow(
      "An island can't be built for the browser.\n" +
        `✘ [ERROR] Preact's hooks don't include "useSyncExternalStore". Do without it, or add the ` +
        'island\'s name to the option "compat", which loads the rest of React\'s API (about 2 kB).\n\n' +
        '    src/Store.island.tsx:2:8:\n' +
        `      2 │ import {useSyncExternalStore} from 'react';\n`,
    );
  });

  it('is rejected when it uses the React namespace', async () => {
    const whole = component(`import * as React from 'react';`, '<p>{String(React.memo)}</p>');

    await expect(bundle({'Store.island.tsx': whole})).rejects.toThrow(
      `Preact's hooks don't include "memo". Do without it`,
    );
  });

  describe('and is listed in "compat"', () => {
    /** All files that an island loads. */
    const filesOf = ({islands}: Scripts, name: string) => {
      const island = islands.get(name);
      return island ? [island.file, ...island.imports] : [];
    };
    const other = {'Other.island.tsx': component('', '<p>Other</p>')};

    it('is built', async () => {
      const scripts = await bundle({'Store.island.tsx': withStore}, {compat: ['Store']});

      expect(scriptOf(scripts, 'Store')).toMatch(/as default\};\s*$/);
    });

    it('gets all of preact/compat, even if it imports nothing from React', async () => {
      const scripts = await bundle(other, {compat: ['Other']});

      const text = filesOf(scripts, 'Other').map((file) => textOf(scripts, file));
      expect(text.join()).toContain('oninputCapture');
    });

    it('loads the same Preact as the other islands of a page', async () => {
      const scripts = await bundle({...other, 'Store.island.tsx': withStore}, {compat: ['Store']});

      const loaded = [...scripts.files.keys()];
      const withPreact = loaded.filter((file) =>
        textOf(scripts, file).includes('"http://www.w3.org/2000/svg"'),
      );
      expect(withPreact).toHaveLength(1);
      expect(filesOf(scripts, 'Store')).toEqual(expect.arrayContaining(withPreact));
      expect(filesOf(scripts, 'Other')).toEqual(expect.arrayContaining(withPreact));
    });

    it('adds less than 3% to the other islands', async () => {
      const sizeOf = (scripts: Scripts) =>
        filesOf(scripts, 'Other').reduce((sum, file) => sum + textOf(scripts, file).length, 0);
      const alone = await bundle(other);
      const both = await bundle({...other, 'Store.island.tsx': withStore}, {compat: ['Store']});

      expect(sizeOf(both)).toBeLessThan(1.03 * sizeOf(alone));
    });
  });
});

describe('onChange', () => {
  const counting = (html: string) => component('', html);
  const mapsOnChange = async (files: Record<string, string>) => {
    const scripts = await bundle(files);
    return [...scripts.files.keys()].some((file) =>
      textOf(scripts, file).includes('onInputCapture'),
    );
  };

  it('is mapped when an island uses it', async () => {
    expect(
      await mapsOnChange({'A.island.tsx': counting('<input onChange={() => undefined} />')}),
    ).toBe(true);
  });

  it('costs nothing when no island uses it', async () => {
    expect(
      await mapsOnChange({'A.island.tsx': counting('<input onInput={() => undefined} />')}),
    ).toBe(false);
  });
});

describe('an island that imports from Docusaurus', () => {
  it.each([
    '@docusaurus/Link',
    '@theme/Layout',
    '@theme-original/Layout',
    '@theme-init/Layout',
    '@generated/site-metadata',
  ])('is rejected with file and line when it imports %s', async (path) => {
    await expect(
      bundle({
        'Menu.island.ts': `export {default} from './parts/Menu';`,
        'parts/Menu.tsx': `\nimport Link from '${path}';\nexport default () => <Link />;`,
      }),
    ).rejects.toThrow(
      "An island can't be built for the browser.\n" +
        `✘ [ERROR] An island can't import "${path}", because Docusaurus doesn't run in the browser. ` +
        'Import it outside the island and pass what the island needs as a prop. ' +
        '[plugin without-docusaurus]\n\n' +
        '    src/parts/Menu.tsx:2:17:\n' +
        `      2 │ import Link from '${path}';\n`,
    );
  });

  it('can import a type', async () => {
    const scripts = await bundle({
      'Menu.island.ts': `import type {Props} from '@theme/Layout';
        export default (_root: Element, props: Props) => props;`,
    });

    expect([...scripts.islands.keys()]).toEqual(['Menu']);
  });
});

it('reports all errors together', async () => {
  await expect(
    bundle({
      'A.island.ts': `import './nothing';`,
      'B.island.ts': `export default 1 +;`,
    }),
  ).rejects.toThrow(/A\.island\.ts:1:7:[^]*B\.island\.ts:1:18:/);
});
