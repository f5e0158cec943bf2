/** @jest-environment node */
import config from '../../corpus/site/config/content';
import {SiteMap} from '../model/SiteMap';
import {readPage} from '../model/readPage';
import {SourceFile} from '../SourceFile';
import {checkPage} from '.';

const frontMatter = '---\ntitle: Pilot\ndescription: How it went.\n---\n\n';
const siteMap = new SiteMap(process.cwd(), [], []);

const messagesFor = (body: string, refuses: typeof config.refuses) => {
  const file = new SourceFile('docs-content/page.mdx', frontMatter + body);
  const context = {config: {...config, refuses}, siteMap};
  return checkPage(readPage(file, context.config), context).map(({message}) => message);
};

it.each([
  ['pageWithoutHeading', '## Start\n\nText\n', /needs a heading/],
  ['htmlComments', '<!-- Ask Ada --> Text\n', /comment/i],
  ['ownStyles', "<p style={{color: 'red'}}>Text</p>\n", /can't have the attribute `style`/],
  ['ownStyles', '<center>Text</center>\n', /left over/],
] as const)('a site can refuse %s', (refusal, body, message) => {
  expect(messagesFor(body, [])).toEqual([]);
  expect(messagesFor(body, [refusal])).toEqual([expect.stringMatching(message)]);
});

it('a style that React refuses is an error on each site', () => {
  expect(messagesFor('<p style="color: red">Text</p>\n', [])).toEqual([
    '`style` must be an object instead of text.',
  ]);
});
