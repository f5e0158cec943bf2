/** @jest-environment node */
import remarkHeadings from '@docusaurus/mdx-loader/lib/remark/headings';
import {SourceFile, anchorsOf, readPage} from '@sitekit/content-check';
import {propsInMdx} from '../testing/propsInMdx';
import remarkAnchors from './anchors';

/** The `id` of each heading, benefit and step, as Docusaurus compiles them. */
async function idsIn(mdx: string): Promise<unknown[]> {
  const props = await propsInMdx(
    mdx,
    ['h2', 'Benefit', 'ProcessStep'],
    [[remarkHeadings, {anchorsMaintainCase: false}], remarkAnchors],
  );
  return props.map(({id}) => id);
}

it('makes the id of a component from its title, as Docusaurus does for headings', async () => {
  expect(await idsIn('## Less rework\n\n<Benefit title="Faster, first drafts" />')).toEqual([
    'less-rework',
    'faster-first-drafts',
  ]);
});

it('gives each component its own id, and leaves those of headings', async () => {
  const benefit = '<Benefit title="Speed" />\n\n';
  expect(await idsIn(`${benefit}${benefit}## Speed`)).toEqual(['speed-1', 'speed-2', 'speed']);
});

it('keeps an id that the page sets', async () => {
  expect(await idsIn('<Benefit id="fast" title="Speed" />')).toEqual(['fast']);
  expect(await idsIn('<ProcessStep id={9} title="Draft the code" />')).toEqual([9]);
});

it('the content check knows the ids that Docusaurus gives to headings', async () => {
  const headings = [
    'Prices {/* TODO */}',
    'Rollout {/* #roll old */}',
    'Prices',
    'Prices',
    'Support \\{#help}',
    'Support',
    'Our `best` *offers* &amp; [more](/more)',
    'For {1 + 1} <b>teams</b>',
    'Two {/* #one */ /* #two */}',
    'None {/* # */}',
  ];
  const mdx = headings.map((heading) => `## ${heading}`).join('\n\n');
  const page = readPage(new SourceFile('content/page.mdx', mdx), {contentFolder: 'content'});

  expect(anchorsOf(page, []).map(({id}) => id)).toEqual(await idsIn(mdx));
});
