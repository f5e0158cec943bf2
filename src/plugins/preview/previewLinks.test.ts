import {editAddress, requestAddress} from './previewLinks';

const preview = {
  number: 7,
  repository: 'company/site',
  headRepository: 'somebody/site',
  branch: 'prices/new #2',
};

it('leads to the pull request', () => {
  expect(requestAddress(preview)).toBe('https://github.com/company/site/pull/7');
});

it('leads to a file on the branch, whatever the branch is called', () => {
  expect(editAddress(preview, 'docs-content/our services.mdx')).toBe(
    'https://github.com/somebody/site/edit/prices/new%20%232/docs-content/our%20services.mdx',
  );
});
