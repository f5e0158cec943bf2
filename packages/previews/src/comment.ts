import type {GitHubClient} from './GitHubClient';
import {sanitizeSummary} from './sanitizeSummary';

/** Identifies our comment. It is invisible. */
const marker = '<!-- preview of this pull request -->';

/** Checked as well, because anyone can post the marker. */
const author = 'github-actions[bot]';

/** What the comment is about. */
export type PublishedPreview = {
  repository: string;
  number: number;
  commit: string;
  publishedAt: Date;
  previewUrl: string;
  reportUrl: string;
  /** The repository's guide for reviewers, such as `guides/reviewers.md`. */
  guide?: string;
  /** Markdown from code that hasn't been reviewed yet. */
  summary: string;
};

/** The comment, in Markdown. Our own text comes first, so that the summary can't hide it. */
export function commentBody(published: PublishedPreview): string {
  const {repository, number, commit, publishedAt, previewUrl, reportUrl, guide, summary} =
    published;
  const home = `https://github.com/${repository}/`;
  const time = publishedAt.toISOString().slice(0, 16).replace('T', ' ');
  const version = `Commit [${commit.slice(0, 7)}](${home}pull/${number}/commits/${commit}), published ${time} UTC.`;
  const help = guide ? ` [How to review](${home}blob/HEAD/${guide})` : '';
  return [
    marker,
    `**[Open the preview](${previewUrl})** · **[See what changes](${reportUrl})**`,
    `<sub>${version}${help}</sub>`,
    sanitizeSummary(summary, [previewUrl, reportUrl, home]),
  ].join('\n\n');
}

/** Posts the comment, or updates it if it exists. */
export async function postComment(
  gitHub: GitHubClient,
  number: number,
  body: string,
): Promise<void> {
  const comments = await gitHub.comments(number);
  const ours = comments.find((each) => each.author === author && each.body.startsWith(marker));
  await (ours ? gitHub.updateComment(ours.id, body) : gitHub.createComment(number, body));
}
