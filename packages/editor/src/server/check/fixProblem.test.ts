/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ChangeHistory} from '../ChangeHistory';
import {developmentConfig} from '../development/config';
import {fixProblem} from './fixProblem';

const file = 'docs-content/page.mdx';
const before = '# Title\n\nIt saves coinz.\n';

it('fixes a problem, which can be undone', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'panel-'));
  mkdirSync(join(siteDir, 'docs-content'));
  writeFileSync(join(siteDir, file), before);
  const config = developmentConfig(process.cwd());
  const history = new ChangeHistory(siteDir, config);
  const problem = {file, line: 3, column: 12, message: '"coinz" isn\'t in the dictionary.'};
  const after = before.replace('coinz', 'coins');
  const background = {
    check: () => Promise.resolve([]),
    planFix: () =>
      Promise.resolve({
        fixed: [{...problem, severity: 'warning' as const}],
        changes: [{file, before, after}],
      }),
  };
  const {message} = await fixProblem({background, history}, {problem, text: 'coins'});

  expect(message).toBe('Fixed docs-content/page.mdx:3.');
  expect(readFileSync(join(siteDir, file), 'utf8')).toBe(after);
  history.step('undo');
  expect(readFileSync(join(siteDir, file), 'utf8')).toBe(before);
});
