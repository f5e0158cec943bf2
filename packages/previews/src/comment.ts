import {cleanSummary} from './cleanSummary';
import type {GitHub} from './gitHub';

/** Marks the one comment, invisibly. */
const marker = '<!-- preview of this pull request -->';

/** Who writes it: anybody could write the marker. */
const author = 'github-actions[bot]';

/** What a comment tells. */
export type Publication = {
  repository: string;
  number: number;
  commit: string;
  at: Date;
  preview: string;
  report: string;
  /** As it was made beside the build, by code that is not yet reviewed. */
  summary: string;
};

/** The text of the comment: our own words first, so that nothing in the summary can hide them. */
export function commentText(publication: Publication): string {
  const {repository, number, commit, at, preview, report, summary} = publication;
  const home = `https://github.com/${repository}/`;
  const when = at.toISOString().slice(0, 16).replace('T', ' ');
  return [
    marker,
    `**[Open the preview](${preview})** · **[See what changes](${report})**`,
    `<sub>As of commit [${commit.slice(0, 7)}](${home}pull/${number}/commits/${commit}), published ${when} UTC. [How to review](${home}blob/HEAD/guides/reviewers.md)</sub>`,
    cleanSummary(summary, [preview, report, home]),
  ].join('\n\n');
}

/** Writes the comment, or writes it anew. */
export async function comment(gitHub: GitHub, number: number, body: string): Promise<void> {
  const comments = await gitHub.comments(number);
  const ours = comments.find((each) => each.author === author && each.body.startsWith(marker));
  await (ours ? gitHub.updateComment(ours.id, body) : gitHub.createComment(number, body));
}
