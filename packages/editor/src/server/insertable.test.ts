/** @jest-environment node */
import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {
  SiteMap,
  SourceFile,
  checkPage,
  loadContentConfig,
  readPage,
  readPages,
} from '@sitekit/content-check';
import type {EditedFiles} from '@sitekit/content-check';
import type {EditorAnswers, EditorRequest, Field, InsertPlace, Value} from '../protocol';
import {insertablesAt} from '../source-map/insert';
import {ChangeHistory} from './ChangeHistory';
import {EditorServer} from './EditorServer';
import {EditorSite} from './EditorSite';
import {fillTemplate} from './pages/template';

/* Everything that can be inserted on this site's pages, and on a new page of each kind, is saved. */

const root = process.cwd();
const templates = 'src/content/newPages';
const config = loadContentConfig(root);
const {contentFolder, components} = config;
const siteDir = mkdtempSync(join(tmpdir(), 'insertable-'));
const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(siteDir, file), text);

cpSync(contentFolder, join(siteDir, contentFolder), {recursive: true});
const picture = '/img/team.svg';
cpSync('static', join(siteDir, 'static'), {recursive: true});
cpSync('static/img/favicon.svg', join(siteDir, 'static', picture));
// The shortest first: they are compiled again after each insertion.
const oldPages = readPages(siteDir, config)
  .toSorted((a, b) => a.file.text.length - b.file.text.length)
  .map(({file}) => file.path);
const newPages = readdirSync(templates).map((template) => {
  const text = fillTemplate(readFileSync(join(templates, template), 'utf8'), {
    title: `From ${template}`,
    description: 'What this page says.',
  });
  const file = `${contentFolder}/new-${template.toLowerCase()}`;
  write(file, text.replace(/\[REPLACE: [^\]]*\]/g, 'Words'));
  return file;
});
const siteMap = new SiteMap(siteDir, readPages(siteDir, config), components);
afterAll(() => rmSync(siteDir, {recursive: true}));

/** The page that something is inserted on, which is the only one that's checked. */
let page = '';
const site = new EditorSite(siteDir, config);
const server = new EditorServer({
  site,
  background: {
    check: (edited?: EditedFiles) => {
      const file = new SourceFile(page, edited?.get(page) ?? read(page));
      const context = {config, siteMap, ownAddress: undefined};
      return Promise.resolve(checkPage(readPage(file, config), context));
    },
    planFix: () => Promise.resolve({fixed: [], changes: []}),
  },
  history: new ChangeHistory(siteDir, config),
  images: {siteDir, staticFolder: 'static', folder: 'img'},
  templates: join(root, templates),
});
const ask = <Action extends EditorRequest['action']>(
  request: Extract<EditorRequest, {action: Action}>,
) => server.answer(request) as Promise<EditorAnswers[Action]>;

/** Next to or in a block. */
type Place = Pick<InsertPlace, 'block' | 'side'>;

/** What can be inserted on a page, and the first place where it can. */
function insertablesOn(file: string): Map<string, Place> {
  const version = site.read(file);
  const found = new Map<string, Place>();
  for (const block of version.outline.blocks) {
    for (const side of ['below', 'end'] as const) {
      insertablesAt(version.source, block, side)
        .filter(({what}) => !found.has(what))
        .forEach(({what}) => found.set(what, {block: site.blockId(version, block), side}));
    }
  }
  return found;
}

/** What a person fills in: what is required, and nothing else. */
function fill({type, isRequired, value}: Field, nextNumber: () => number): Value {
  if (value !== undefined || !isRequired) {
    return value;
  }
  switch (type.kind) {
    case 'choice':
      return type.choices[0];
    case 'number':
      return nextNumber();
    case 'link':
      return '/tools';
    case 'icon':
      return 'rocket';
    case 'image':
      return picture;
    case 'blocks':
      return {list: '- One\n- Two', picture: `![Our team](${picture})`, none: 'Words.'}[
        type.startsWith ?? 'none'
      ];
    default:
      return 'Words';
  }
}

type Compiler = {process: (page: object) => Promise<{content: string}>};

const processor = createProcessorUncached({
  options: {
    admonitions: true,
    removeContentTitle: false,
    staticDirs: [join(siteDir, 'static')],
    siteDir,
    markdownConfig: {
      format: 'mdx',
      mermaid: false,
      emoji: true,
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      anchors: {maintainCase: false},
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },
  } as never,
  format: 'mdx',
}) as unknown as Promise<Compiler>;

/** Inserts something, saves it, compiles the page as Docusaurus does, and takes it back. */
async function insertAndSave(file: string, what: string, {block, side}: Place): Promise<void> {
  page = file;
  const before = read(file);
  const numbers = Array.from(before.matchAll(/ id=\{(\d+)\}/g), ([, id]) => Number(id));
  let last = Math.max(0, ...numbers);
  try {
    const {fields} = await ask({action: 'insert', block, side, what});
    const edits = fields.map((field) => ({
      fieldId: field.fieldId,
      value: fill(field, () => (last += 1)),
    }));
    await (edits.length > 0
      ? ask({action: 'save', edits})
      : ask({action: 'insertSample', block, side, what}));
    const after = read(file);
    expect(after.length).toBeGreaterThan(before.length);
    expect(after).not.toContain('[REPLACE');
    const content = after.replace(/^---[^]*?^---$/m, '');
    const {process: compile} = await processor;
    await compile({
      content,
      filePath: join(siteDir, file),
      frontMatter: {},
      compilerName: 'server',
    });
  } catch (error) {
    throw new Error(`${what} on ${file}: ${(error as Error).message}`, {cause: error});
  } finally {
    write(file, before);
  }
}

it('saves everything that can be inserted on the pages', async () => {
  const saved = new Set<string>();
  for (const file of oldPages) {
    for (const [what, place] of insertablesOn(file)) {
      if (!saved.has(what)) {
        await insertAndSave(file, what, place);
        saved.add(what);
      }
    }
  }
  const parts = ['ClientName', 'ExampleValue', 'StudyValue'];
  const blocks = components.map(({name}) => name).filter((name) => !parts.includes(name));

  expect(Array.from(saved)).toEqual(
    expect.arrayContaining([...blocks, 'heading', 'paragraph', 'list', 'picture', 'table', 'row']),
  );
}, 60_000);

it.each(newPages)('saves the first card, button and picture of %s', async (file) => {
  const found = insertablesOn(file);
  for (const what of ['CardGrid', 'BenefitGrid', 'Button', 'Actions', 'picture']) {
    await insertAndSave(file, what, found.get(what) as Place);
  }
});

it('shows the fields of each new button together', async () => {
  const place = insertablesOn(newPages[0] ?? '').get('Actions') as Place;
  const {fields} = await ask({
    action: 'insert',
    block: place.block,
    side: place.side,
    what: 'Actions',
  });
  const labels = ['Leads to', 'Text', 'Variant', 'Size'];

  expect(fields.map(({label}) => label)).toEqual([
    ...labels.map((label) => `Button 1: ${label}`),
    ...labels.map((label) => `Button 2: ${label}`),
  ]);
  const {type} = fields.find(({label}) => label === 'Button 1: Size') as Field;
  expect(type).toMatchObject({words: ['Small', 'Medium', 'Large']});
});
