import {pages} from '../testing/pages';
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
    ['bar', site.navbar],
    ['footer', site.footer.quickLinks],
  ])('links its pages in the %s', (_where, links) => {
    const paths = links.map(({to}) => to.replace(/#.*|(?<=.)\/$/, ''));
    expect(pages.map(({path}) => path)).toEqual(expect.arrayContaining(paths));
  });
});
