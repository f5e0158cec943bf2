/** @jest-environment node */
import {loadContentConfig, readPages} from '@sitekit/content-check';
import {readAllRecords} from './readRecords';

const {tools, comparison, site, interface: interfaceWords} = readAllRecords(process.cwd());

type Notes = NonNullable<(typeof comparison)[number]['notes']>;

describe('the tools', () => {
  it('have unique names', () => {
    const names = tools.map(({name}) => name);
    expect(names).toEqual(Array.from(new Set(names)));
  });
});

describe('the comparison', () => {
  it('shows a difference in each column', () => {
    const fields = Object.keys(interfaceWords.toolComparison.columns) as (keyof Notes)[];
    const same = fields.filter((field) => {
      const cells = comparison.map((row) => `${row[field]} ${row.notes?.[field]}`);
      return new Set(cells).size === 1;
    });
    expect(same).toEqual([]);
  });
});

describe('the site', () => {
  it.each([
    ['navbar', site.navbar],
    ['footer', site.footer.quickLinks],
  ])('links only its own pages in the %s', (_where, links) => {
    const pages = readPages(process.cwd(), loadContentConfig(process.cwd()));
    const paths = links.map(({path}) => path.replace(/#.*|(?<=.)\/$/, ''));
    expect(pages.map(({route}) => route)).toEqual(expect.arrayContaining(paths));
  });
});
