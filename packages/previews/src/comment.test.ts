/** @jest-environment node */
import {comment, commentText} from './comment';
import type {Comment, GitHub} from './gitHub';

const publication = {
  repository: 'company/site',
  number: 7,
  commit: '0123456789abcdef0123456789abcdef01234567',
  at: new Date('2026-11-21T17:06:35Z'),
  preview: 'https://company.github.io/site/pr-7/',
  report: 'https://company.github.io/site/pr-7-review/',
  summary: '## One page changes\n\n[See it](https://company.github.io/site/pr-7-review/#tools)',
};

it('leads to preview and report, says what they are of, and shows the summary', () => {
  const text = commentText(publication);

  expect(text).toContain('[Open the preview](https://company.github.io/site/pr-7/)');
  expect(text).toContain('[See what changes](https://company.github.io/site/pr-7-review/)');
  expect(text).toContain(
    'commit [0123456](https://github.com/company/site/pull/7/commits/0123456789abcdef0123456789abcdef01234567), published 2026-11-21 17:06 UTC',
  );
  expect(text).toMatch(
    /\n\n## One page changes\n\n\[See it\]\(https:\/\/company\.github\.io\/site\/pr-7-review\/#tools\)$/,
  );
});

it('shows nothing of a summary that could do harm', () => {
  const summary = '<!-- @team --> ![a](https://evil.example/a.png) @team [b](https://evil.example)';
  const text = commentText({...publication, summary});

  expect(text).not.toMatch(/@team|evil/);
});

function gitHubWith(comments: Comment[]) {
  return {
    pullRequest: jest.fn(),
    comments: jest.fn(() => Promise.resolve(comments)),
    createComment: jest.fn(),
    updateComment: jest.fn(),
  } satisfies GitHub;
}

it('is written where there is none yet', async () => {
  const gitHub = gitHubWith([]);

  await comment(gitHub, 7, 'text');

  expect(gitHub.createComment).toHaveBeenCalledWith(7, 'text');
});

it('is written anew where it is, and not into what somebody else wrote', async () => {
  const body = commentText(publication);
  const gitHub = gitHubWith([
    {id: 1, author: 'somebody', body},
    {id: 2, author: 'github-actions[bot]', body: `About something else: ${body}`},
    {id: 3, author: 'github-actions[bot]', body},
  ]);

  await comment(gitHub, 7, 'text');

  expect(gitHub.updateComment.mock.calls).toEqual([[3, 'text']]);
  expect(gitHub.createComment).not.toHaveBeenCalled();
});
