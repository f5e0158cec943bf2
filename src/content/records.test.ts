/** @jest-environment node */
import {loadContentConfig, readPages} from '@sitekit/content-check';
import {readAllRecords} from './readRecords';

const {tools, comparison, site, interface: interfaceWords} = readAllRecords(process.cwd());

describe('the tools', () => {
  it('have unique names', () => {
    const names = tools.map(({name}) => name);
    expect(names).toEqual(Array.from(new Set(names)));
  });
});

describe('the comparison', () => {
  it('has at least two values in each column', () => {
    const {columns} = interfaceWords.toolComparison;
    const same = (Object.keys(columns) as (keyof typeof columns)[]).filter(
      (field) => new Set(comparison.map((row) => row[field])).size === 1,
    );
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
