import {render, screen, within} from '@testing-library/react';
import PreviewBar from '.';

const words = {
  label: 'Preview',
  about: 'Preview of {request}, not yet published',
  request: 'pull request {number}',
  commit: 'commit {commit}',
  built: 'built {time}',
  edit: 'Edit this page',
};

function show(about = words.about) {
  render(
    <PreviewBar
      number={7}
      pullRequestUrl="https://github.com/company/site/pull/7"
      commit="0123456789abcdef0123456789abcdef01234567"
      commitUrl="https://github.com/company/site/pull/7/commits/0123456789abcdef0123456789abcdef01234567"
      builtAt="2026-11-21 17:06 UTC"
      editUrl="https://github.com/company/site/edit/prices/docs-content/tools.mdx"
      words={{...words, about}}
    />,
  );
  return within(screen.getByRole('complementary', {name: 'Preview'}));
}

it('names and links to the pull request', () => {
  const bar = show();

  expect(bar.getByText(/^Preview of/)).toHaveTextContent(
    'Preview of pull request 7, not yet published',
  );
  expect(bar.getByRole('link', {name: 'pull request 7'})).toHaveAttribute(
    'href',
    'https://github.com/company/site/pull/7',
  );
});

it('names the commit, links to it, and says when it was built', () => {
  const bar = show();
  const link = bar.getByRole('link', {name: 'commit 0123456'});

  expect(link).toHaveAttribute(
    'href',
    'https://github.com/company/site/pull/7/commits/0123456789abcdef0123456789abcdef01234567',
  );
  expect(link.parentElement).toHaveTextContent('commit 0123456, built 2026-11-21 17:06 UTC');
});

it('links to the editor for the page', () => {
  expect(show().getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://github.com/company/site/edit/prices/docs-content/tools.mdx',
  );
});

it('links to the pull request even when the text has no placeholder for it', () => {
  expect(show('Preview: ').getByText(/^Preview/)).toHaveTextContent('Preview: pull request 7');
});
