import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {render, screen, within} from '@testing-library/react';
import PreviewBar from '.';
import type {PreviewBarData} from '.';

jest.mock('@docusaurus/useDocusaurusContext');

const pullRequestUrl = 'https://github.com/company/site/pull/7';
const preview: PreviewBarData = {
  number: 7,
  commit: '0123456789abcdef0123456789abcdef01234567',
  builtAt: '2026-11-21 17:06 UTC',
  pullRequestUrl,
  commitUrl: `${pullRequestUrl}/commits/0123456`,
};
const editUrl = 'https://github.com/company/site/edit/prices/docs-content/tools.mdx';

const renderWith = (customFields: object) => {
  (useDocusaurusContext as jest.Mock).mockReturnValue({siteConfig: {customFields}});
  render(<PreviewBar editUrl={editUrl} />);
};

it('names what is previewed, and leads to the pull request, the commit and the editor', () => {
  renderWith({preview});
  const bar = screen.getByRole('complementary', {name: 'Preview'});

  expect(bar).toHaveTextContent(
    'Preview of pull request 7commit 0123456, built 2026-11-21 17:06 UTCEdit this page',
  );
  expect(
    within(bar)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([pullRequestUrl, preview.commitUrl, editUrl]);
});

it('is missing from the published site', () => {
  renderWith({});

  expect(screen.queryByRole('complementary')).toBeNull();
});
