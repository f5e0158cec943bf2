/** @jest-environment node */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import * as z from 'zod';
import {authorsDocs} from './authorsDocs';

const folder = mkdtempSync(join(tmpdir(), 'authors-docs-'));
it('generates the JSON, the snippets and the marked parts of the guide', () => {
  const guide = join(folder, 'guide.md');
  const marked = (name: string) => `<!-- generated: ${name} -->\n<!-- /generated -->\n`;
  writeFileSync(guide, `# Guide\n\n${marked('components')}\n${marked('records')}`);

  const files = authorsDocs(
    {
      frontMatter: z.strictObject({title: z.string().describe('The name of the page')}),
      records: {},
      recordsFolder: 'content/data',
      guide,
      providedByDocusaurus: ['Head', 'Details'],
    },
    {
      componentsModule: join(__dirname, '__fixtures__/components.tsx'),
      componentsFile: 'components.json',
      iconType: 'Drawing',
    },
  );

  expect([...files.keys()]).toEqual(['components.json', '.vscode/mdx.code-snippets', guide]);
  const components = JSON.parse(files.get('components.json') ?? '') as {name: string}[];
  expect(components.map(({name}) => name)).toEqual(['Mark', 'Panel', 'Part']);
  expect(files.get('.vscode/mdx.code-snippets')).toContain('"<Panel"');
  expect(files.get(guide)).toMatch(
    /^# Guide[^]*### Panel[^]*\| `title` \| The name of the page \|/,
  );
});
