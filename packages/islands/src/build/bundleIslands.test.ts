/** @jest-environment node */
import {mkdirSync, mkdtempSync, realpathSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {bundleIslands} from './bundleIslands';
import type {IslandScripts} from './bundleIslands';
import {findIslands} from './findIslands';

let siteDir = '';
beforeEach(() => {
  siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
});

/** Bundles the islands of a site with these files, whose paths are relative to `src`. */
function bundle(files: Record<string, string>): Promise<IslandScripts> {
  for (const [file, contents] of Object.entries(files)) {
    const path = join(siteDir, 'src', file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, contents);
  }
  return bundleIslands(siteDir, findIslands(join(siteDir, 'src')));
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

it('shares what several islands import, and lists the words that may be classes in both', async () => {
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
  expect(islands.get('A')?.words).toEqual(expect.arrayContaining(['section', 'note']));
  expect([...files.values()].join()).not.toContain('top');
});

it('rejects an island without a default export', async () => {
  await expect(bundle({'Menu.island.ts': 'export const menu = 1;'})).rejects.toThrow(
    `${join(siteDir, 'src/Menu.island.ts')} has no default export, so the island "Menu" would ` +
      'never start. Export a function that receives the element.',
  );
});

it.each(['@docusaurus/Link', '@theme/Layout', '@generated/site-metadata'])(
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
        'browser. Write what the island needs into its HTML, for example as a data attribute. ' +
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
