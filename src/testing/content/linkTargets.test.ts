/** @jest-environment node */
import {SiteMap, SourceFile, anchorsOf, checkPage, readPage} from '@sitekit/content-check';
import config from '../../../config/content';

const parts = `# Parts

<ProcessFlowchart note="And again">
  <ProcessPhase type="poc" title="POCs" column="Presales" result="A demo">Text</ProcessPhase>
  <ProcessStep id={9} type="poc" title="Draft">Text</ProcessStep>
</ProcessFlowchart>

<Step period="Month 1" title="POC execution">Text</Step>

<Benefit icon="bug" title="Less rework">Text</Benefit>

<Benefit icon="bug" title="Parts" id="more">Text</Benefit>

<TopicCard title="Parts">Text</TopicCard>`;

const partsPage = readPage(new SourceFile('docs-content/parts.mdx', parts), config);
const siteMap = new SiteMap(process.cwd(), [partsPage], config.components);

it('components have anchors, after those of headings', () => {
  expect(anchorsOf(partsPage, config.components)).toMatchObject([
    {id: 'parts', text: 'Parts'},
    {id: 'poc-steps', text: 'POCs'},
    {id: 'step-9', text: 'Draft'},
    {id: 'poc-execution', text: 'POC execution'},
    {id: 'less-rework', text: 'Less rework'},
    {id: 'more', text: 'Parts'},
    {id: 'parts-1', text: 'Parts'},
  ]);
});

/** The messages about a page that links to an address. */
function messagesFor(address: string): string[] {
  const file = new SourceFile(
    'docs-content/page.mdx',
    `---\ntitle: A\ndescription: B\n---\n\n# Page\n\n[See it](${address}) there.\n`,
  );
  const diagnostics = checkPage(readPage(file, config), {config, siteMap});
  return diagnostics.map(({message, hint}) => `${message} ${hint}`);
}

it('a link can lead to a step, unless it does not exist', () => {
  expect(messagesFor('/parts#step-9')).toEqual([]);
  expect(messagesFor('/parts#step-99')).toEqual([
    expect.stringContaining(
      'No heading or component on the page /parts has the anchor #step-99. Did you mean',
    ),
  ]);
});
