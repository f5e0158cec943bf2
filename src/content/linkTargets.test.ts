/** @jest-environment node */
import {
  SiteMap,
  SourceFile,
  anchorsOf,
  checkPage,
  readPage,
  readPages,
} from '@sitekit/content-check';
import config from '../../config/content';

const siteDir = process.cwd();
const pages = readPages(siteDir, config);
const siteMap = new SiteMap(siteDir, pages, config.components);

const parts = `# Parts

<ProcessStep id={9} type="poc" title="Draft">Text</ProcessStep>

<Step period="Month 1" title="POC execution">Text</Step>

<Benefit icon="bug" title="Less rework">Text</Benefit>

<Benefit icon="bug" title="Parts" id="more">Text</Benefit>

<TopicCard title="Parts">Text</TopicCard>`;

it('components have anchors, after those of headings', () => {
  const page = readPage(new SourceFile('docs-content/parts.mdx', parts), config);
  expect(anchorsOf(page, config.components)).toMatchObject([
    {id: 'parts', text: 'Parts'},
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

it.each(['step-9', 'poc-steps', 'poc-execution', 'rollout'])('a link can lead to #%s', (id) => {
  expect(messagesFor(`/process#${id}`)).toEqual([]);
});

it('a link to a step that does not exist is reported', () => {
  expect(messagesFor('/process#step-99')).toEqual([
    expect.stringMatching(
      /^No heading or component on the page \/process has the anchor #step-99\. Did you mean/,
    ),
  ]);
});
