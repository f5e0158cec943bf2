import {SourceFile} from '../SourceFile';
import {checkFileName} from './checkFileName';
import {readPage} from './readPage';

const mendsOf = (name: string) =>
  checkFileName(readPage(new SourceFile(`docs-content/${name}`, '# A\n'))).map(({mend}) => mend);

it.each(['benefits.mdx', 'how-it-works.mdx', '_not-found.mdx', 'tools/2026_list.mdx'])(
  '%s is fit for an address',
  (name) => {
    expect(mendsOf(name)).toEqual([]);
  },
);

it.each([
  ['What is C#.mdx', 'what-is-c.mdx'],
  ['Our tools (new)/Price list.mdx', 'our-tools-new/price-list.mdx'],
])('%s is not, %s would be', (name, better) => {
  expect(mendsOf(name)).toEqual([`Rename it, to docs-content/${better} for example.`]);
});
