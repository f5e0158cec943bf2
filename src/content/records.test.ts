/** @jest-environment node */
import {loadContentConfig, readPages} from '@sitekit/content-check';
import {readAllRecords} from './readRecords';

const {tools, site} = readAllRecords(process.cwd());

describe('the tools', () => {
  it('have unique names', () => {
    const names = tools.map(({name}) => name);
    expect(names).toEqual(Array.from(new Set(names)));
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
