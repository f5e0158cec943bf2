import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {screen, within} from '@testing-library/react';
import {readRecord} from '../../content/readRecords';
import {renderMarkdown} from '../../testing/renderMarkdown';

jest.mock('@docusaurus/useBrokenLinks', () => {
  const links = {collectAnchor: jest.fn(), collectLink: jest.fn()};
  return {__esModule: true, default: () => links};
});

const uiTexts = readRecord(process.cwd(), 'uiTexts');

it("doesn't highlight inline code", async () => {
  await renderMarkdown('Run `npm start`.');

  expect(screen.getByRole('paragraph')).toContainElement(screen.getByRole('code'));
  expect(screen.getByRole('code').outerHTML).toBe('<code>npm start</code>');
});

it('tells the build about the anchors of footnotes, so that they are not broken links', async () => {
  await renderMarkdown('Drafts come sooner.[^1]\n\n[^1]: In the pilot.');

  expect(screen.getByText('In the pilot.')).toBeVisible();
  const anchors = jest.mocked(useBrokenLinks().collectAnchor).mock.calls.flat();
  expect(anchors).toEqual(
    expect.arrayContaining(['user-content-fn-1', 'user-content-fnref-1', 'footnote-label']),
  );
});

it('puts a table in a focusable region with an accessible name', async () => {
  await renderMarkdown('| Tool | Price |\n| --- | --- |\n| A | Free |');

  const region = screen.getByRole('region', {name: uiTexts.table.scrollLabel});
  expect(region).toHaveAttribute('tabindex', '0');
  const table = within(region).getByRole('table');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(table).getByRole('cell', {name: 'Free'})).toBeVisible();
});

describe('an admonition', () => {
  it.each([...Object.entries(uiTexts.admonitions), ['important', uiTexts.admonitions.note]])(
    'with the type %s has the title %s',
    async (type, title) => {
      await renderMarkdown(`:::${type}\n\nStart small.\n\n:::`);

      const paragraphs = within(screen.getByRole('note')).getAllByRole('paragraph');
      expect(paragraphs.map(({textContent}) => textContent)).toEqual([title, 'Start small.']);
    },
  );

  it('can have a custom title with Markdown', async () => {
    await renderMarkdown(':::tip[Start *small*]\n\nOne project.\n\n:::');

    const paragraphs = within(screen.getByRole('note')).getAllByRole('paragraph');
    expect(paragraphs.map(({textContent}) => textContent)).toEqual(['Start small', 'One project.']);
    expect(paragraphs[0]).toContainElement(screen.getByRole('emphasis'));
  });
});

it('loads images lazily, which are decorative without a text', async () => {
  await renderMarkdown('![A chart](https://example.com/a.png) ![](https://example.com/b.png)');

  expect(screen.getByRole('img', {name: 'A chart'})).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});
