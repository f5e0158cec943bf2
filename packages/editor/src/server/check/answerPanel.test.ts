/** @jest-environment node */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ChangeHistory} from '../ChangeHistory';
import {developmentConfig} from '../development/config';
import {answerPanel} from './answerPanel';

const file = 'docs-content/page.mdx';
const line = 'It saves coinz.';
const before = `# Title\n\n  ${line}\n\nEnd\n`;

/** Fixes the same problem in such a way, and returns what the history tells about it. */
async function fixWith(after: string) {
  const siteDir = mkdtempSync(join(tmpdir(), 'panel-'));
  mkdirSync(join(siteDir, 'docs-content'));
  writeFileSync(join(siteDir, file), before);
  const config = developmentConfig(process.cwd());
  const history = new ChangeHistory(siteDir, config);
  const problem = {file, line: 3, column: 12, message: '"coinz" isn\'t in the dictionary.'};
  const background = {
    planFix: () =>
      Promise.resolve({
        fixed: [{...problem, severity: 'warning' as const}],
        changes: [{file, before, after}],
      }),
  };
  const server = {siteDir, config, background, history, diagnostics: () => []};
  await answerPanel(server, {action: 'fix', problem, text: 'coins'});
  return history.describe().changes;
}

it.each([
  ['a line', 'It saves coins.', before.replace('coinz', 'coins')],
  ['an added line', '</Section>', before.replace('End\n', '</Section>\n\nEnd\n')],
  ['a deleted line', '', before.replace(`  ${line}\n`, '')],
])('remembers what a fix changed: %s', async (_what, changed, after) => {
  expect(await fixWith(after)).toMatchObject([
    {
      label: 'Fixed docs-content/page.mdx:3.',
      texts: [
        {
          label: '"coinz" isn\'t in the dictionary.',
          before: after.includes(line) ? '' : line,
          after: changed,
        },
      ],
    },
  ]);
});
