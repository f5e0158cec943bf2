/** @jest-environment node */
import {existsSync} from 'node:fs';
import {elementsOf, loadContentConfig, readPages} from '@sitekit/content-check';
import {components} from '../../content/components';

/** The customer named these components, so they keep their names. */
const customerComponents = [
  'BenefitGrid',
  'ComparisonTable',
  'ProcessFlowchart',
  'ToolCatalogue',
  'ContactForm',
];

const root = process.cwd();
const tagsOfPages = readPages(root, loadContentConfig(root)).flatMap(({tree}) =>
  elementsOf(tree).map(({name}) => name),
);

it.each(customerComponents)('%s has its own folder, and pages use it by that name', (name) => {
  expect(existsSync(`src/components/${name}/index.tsx`)).toBe(true);
  expect(components.map((component) => component.name)).toContain(name);
  expect(tagsOfPages).toContain(name);
});

it('a benefit belongs in a grid of benefits, and in nothing else', () => {
  const benefit = components.find(({name}) => name === 'Benefit');

  expect(benefit?.belongsIn).toEqual(['BenefitGrid']);
});
