/** @jest-environment node */
import {pageChange} from './pageChange.fixture';
import {renderReport} from './renderReport';

const commit = '0123456789abcdef0123456789abcdef01234567';
const result = {base: 'fedcba9876543210', changes: [pageChange('Benefits')], records: []};
const render = (version?: Parameters<typeof renderReport>[0]['version']) =>
  renderReport({...result, version}, new Map()).replaceAll('<!-- -->', '');

it('names the commit, links to it, and says when it was built', () => {
  const report = render({
    commit,
    commitUrl: `https://github.com/company/site/pull/7/commits/${commit}`,
    builtAt: '2026-11-21 17:06 UTC',
  });

  expect(report).toContain(
    `<span>Version <a href="https://github.com/company/site/pull/7/commits/${commit}">0123456</a>, built 2026-11-21 17:06 UTC</span><span>Compared with version fedcba9</span>`,
  );
});

it('names no version when the working tree is compared', () => {
  expect(render()).toContain('<span>Compared with version fedcba9</span>');
  expect(render()).not.toContain('<span>Version');
});

it('gives each page a section that the comment links to', () => {
  expect(render()).toContain('<section class="page" id="page-benefits"');
});
