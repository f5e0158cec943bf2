/** @jest-environment node */
import {mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {bundleIslands} from './bundleIslands';
import type {IslandScripts} from './bundleIslands';
import {nameCssModules} from './cssModules';
import {findIslands} from './findIslands';
import type {Runtime} from './runtime';

let siteDir = '';
beforeEach(() => {
  siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
});

/** The name that Docusaurus gives to a class of a CSS module. */
function classNameInPages(file: string, name: string): string {
  const modules: {getLocalIdent?: (context: object, ident: string, name: string) => string} = {};
  nameCssModules(siteDir, [{test: /\.module\.css$/, use: [{options: {modules}}]}]);
  return modules.getLocalIdent?.({resourcePath: join(siteDir, file)}, '', name) ?? '';
}

/** Bundles the islands of a site with these files, whose paths are relative to `src`. */
function bundle(
  files: Record<string, string>,
  runtime: Runtime = 'preact',
): Promise<IslandScripts> {
  for (const [file, contents] of Object.entries(files)) {
    const path = join(siteDir, 'src', file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, contents);
  }
  return bundleIslands(siteDir, findIslands(join(siteDir, 'src')), runtime);
}

it('makes of each island a module with a default export and a content hash in its name', async () => {
  const start = (text: string) => `export default (root: Element) => root.append('${text}');`;
  const one = await bundle({'menu/Menu.island.ts': start('one')});
  const other = await bundle({'menu/Menu.island.ts': start('other')});

  const file = one.islands.get('Menu')?.file ?? '';
  expect(file).toMatch(/^assets\/js\/Menu\.[A-Z0-9]{8}\.js$/);
  expect(other.islands.get('Menu')?.file).not.toBe(file);
  expect([...one.files.keys()]).toEqual([file]);
  expect(one.files.get(file)).toMatch(/append\("one"\).*export\{\w+ as default\};\s*$/s);
});

it('shares what several islands import', async () => {
  const island = `import {note} from '@site/src/note'; import './base.css';
    export default (root: Element) => root.classList.add('section', note());`;
  const {islands, files} = await bundle({
    'note.ts': `export const note = () => document.title + 'note';`,
    'base.css': '.base{top:0}',
    'A.island.ts': island,
    'B.island.ts': island,
    'C.island.ts': 'export default () => undefined;',
  });

  const importsOf = (name: string) => islands.get(name)?.imports;
  expect(importsOf('A')).toEqual([expect.stringMatching(/^assets\/js\/shared\.\w+\.js$/)]);
  expect(importsOf('B')).toEqual(importsOf('A'));
  expect(importsOf('C')).toEqual([]);
  expect([...files.values()].join()).not.toContain('top');
});

it('rejects an island without a default export', async () => {
  await expect(bundle({'Menu.island.ts': 'export const menu = 1;'})).rejects.toThrow(
    `${join(siteDir, 'src/Menu.island.ts')} has no default export, so the island "Menu" would ` +
      "never start. Export a component: export default island('Menu', …).",
  );
});

it('rejects an island that is named like another file', async () => {
  const island = `import island from '@sitekit/static-pages/island'; export default island('Nav', () => null);`;
  await expect(bundle({'Menu.island.tsx': island})).rejects.toThrow(
    `${join(siteDir, 'src/Menu.island.tsx')} calls island('Nav', …). Write island('Menu', …), like ` +
      "the file's name.",
  );
});

it('bundles a component that is written in the file of its island, with the class names of the page', async () => {
  const {islands, files} = await bundle({
    'Menu.island.tsx': `import {useState} from 'react';
      import island from '@sitekit/static-pages/island';
      import styles from './styles.module.css';

      export default island('Menu', function Menu() {
        const [isOpen, setIsOpen] = useState(false);
        return <nav className={isOpen ? styles.open : ''} onClick={() => setIsOpen(true)} />;
      });`,
    'styles.module.css': '.open{top:0}',
  });

  const script = files.get(islands.get('Menu')?.file ?? '');
  expect(script).toContain(classNameInPages('src/styles.module.css', 'open'));
});

it.each([
  ['preact', 12, 40],
  ['react', 150, 300],
] as const)('hydrates islands with %s', async (runtime, min, max) => {
  symlinkSync(resolve('node_modules'), join(siteDir, 'node_modules'));
  const {files} = await bundle(
    {
      'Menu.island.tsx': `import island from '@sitekit/static-pages/island';
        export default island('Menu', () => <nav />);`,
    },
    runtime,
  );
  const kilobytes = [...files.values()].join('').length / 1000;

  expect(kilobytes).toBeGreaterThan(min);
  expect(kilobytes).toBeLessThan(max);
});

it.each(['@docusaurus/router', '@theme/Layout', '@generated/site-metadata'])(
  'rejects an island that imports %s, with file and line',
  async (path) => {
    await expect(
      bundle({
        'Menu.island.ts': `export {default} from './parts/Menu';`,
        'parts/Menu.tsx': `\nimport Link from '${path}';\nexport default () => Link;`,
      }),
    ).rejects.toThrow(
      "An island can't be built for the browser.\n" +
        `✘ [ERROR] An island can't import "${path}", because Docusaurus doesn't run in the ` +
        'browser. Pass what the island needs to it as props. ' +
        '[plugin without-docusaurus]\n\n' +
        '    src/parts/Menu.tsx:2:17:\n' +
        `      2 │ import Link from '${path}';\n`,
    );
  },
);

it('reports all errors together', async () => {
  await expect(
    bundle({
      'A.island.ts': `import './nothing';`,
      'B.island.ts': `export default 1 +;`,
    }),
  ).rejects.toThrow(/A\.island\.ts:1:7:[^]*B\.island\.ts:1:18:/);
});
