/** @jest-environment node */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** The customer named these. They exist under these names, whatever else changes. */
const named = [
  'BenefitGrid',
  'ComparisonTable',
  'ProcessFlowchart',
  'ToolCatalogue',
  'ContactForm',
];

const pages = readdirSync('docs-content')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(join('docs-content', file), 'utf8'));
const componentMap = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');

it.each(named)('<%s> has a folder of its own, and a page embeds it', (name) => {
  expect(existsSync(`src/components/${name}/index.tsx`)).toBe(true);
  expect(componentMap).toMatch(
    new RegExp(`^import ${name}\\b.* from '../../components/${name}';$`, 'm'),
  );
  expect(pages.some((page) => new RegExp(`^\\s*<${name}\\b`, 'm').test(page))).toBe(true);
});
