import {render, screen, within} from '@testing-library/react';
import PreviewBar from '.';

const words = {
  label: 'Preview',
  about: 'Preview of {request}, not yet published',
  request: 'pull request {number}',
  edit: 'Edit this page',
};

function show(about = words.about) {
  render(
    <PreviewBar
      number={7}
      pullRequestUrl="https://github.com/company/site/pull/7"
      editUrl="https://github.com/company/site/edit/prices/docs-content/tools.mdx"
      words={{...words, about}}
    />,
  );
  return within(screen.getByRole('complementary', {name: 'Preview'}));
}

it('names and links to the pull request', () => {
  const bar = show();

  expect(bar.getByRole('paragraph')).toHaveTextContent(
    'Preview of pull request 7, not yet published',
  );
  expect(bar.getByRole('link', {name: 'pull request 7'})).toHaveAttribute(
    'href',
    'https://github.com/company/site/pull/7',
  );
});

it('links to the editor for the page', () => {
  expect(show().getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://github.com/company/site/edit/prices/docs-content/tools.mdx',
  );
});

it('links to the pull request even when the text has no placeholder for it', () => {
  expect(show('Preview: ').getByRole('paragraph')).toHaveTextContent('Preview: pull request 7');
});
