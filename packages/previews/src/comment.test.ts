/** @jest-environment node */
import {commentBody, postComment} from './comment';
import type {GitHubClient, GitHubComment} from './GitHubClient';

const published = {
  repository: 'company/site',
  number: 7,
  commit: '0123456789abcdef0123456789abcdef01234567',
  publishedAt: new Date('2026-11-21T17:06:35Z'),
  previewUrl: 'https://company.github.io/site/pr-7/',
  reportUrl: 'https://company.github.io/site/pr-7-review/',
  guide: 'guides/reviewers.md',
  summary: '## One page changes\n\n[See it](https://company.github.io/site/pr-7-review/#tools)',
};

it('links to the preview and the report, names the commit and shows the summary', () => {
  const body = commentBody(published);

  expect(body).toContain('[Open the preview](https://company.github.io/site/pr-7/)');
  expect(body).toContain('[See what changes](https://company.github.io/site/pr-7-review/)');
  expect(body).toContain(
    'Commit [0123456](https://github.com/company/site/pull/7/commits/0123456789abcdef0123456789abcdef01234567), published 2026-11-21 17:06 UTC.',
  );
  expect(body).toMatch(
    /\n\n## One page changes\n\n\[See it\]\(https:\/\/company\.github\.io\/site\/pr-7-review\/#tools\)$/,
  );
});

it('links to the guide for reviewers if there is one', () => {
  expect(commentBody(published)).toContain(
    '[How to review](https://github.com/company/site/blob/HEAD/guides/reviewers.md)',
  );
  expect(commentBody({...published, guide: undefined})).not.toContain('How to review');
});

it('removes mentions, images, comments and foreign links from the summary', () => {
  const summary = '<!-- @team --> ![a](https://evil.example/a.png) @team [b](https://evil.example)';
  const body = commentBody({...published, summary});

  expect(body).not.toMatch(/@team|evil/);
});

function gitHubWith(comments: GitHubComment[]) {
  return {
    pullRequest: jest.fn(),
    comments: jest.fn(() => Promise.resolve(comments)),
    createComment: jest.fn(),
    updateComment: jest.fn(),
  } satisfies GitHubClient;
}

it('posts a comment', async () => {
  const gitHub = gitHubWith([]);

  await postComment(gitHub, 7, 'text');

  expect(gitHub.createComment).toHaveBeenCalledWith(7, 'text');
});

it('updates its own comment and no one else’s', async () => {
  const body = commentBody(published);
  const gitHub = gitHubWith([
    {id: 1, author: 'somebody', body},
    {id: 2, author: 'github-actions[bot]', body: `About something else: ${body}`},
    {id: 3, author: 'github-actions[bot]', body},
  ]);

  await postComment(gitHub, 7, 'text');

  expect(gitHub.updateComment.mock.calls).toEqual([[3, 'text']]);
  expect(gitHub.createComment).not.toHaveBeenCalled();
});
