import {commitUrl} from './editUrl';
import type {Problem} from './gitHubTypes';
import {neutralize, sanitizeSummary} from './sanitizeSummary';

/** Identifies our comment. It is invisible. */
export const marker = '<!-- preview of this pull request -->';

/** Separates the state of the latest commit from the version that is online. */
const versionMarker = (commit: string): string => `<!-- version ${commit} -->`;
const versionPattern = /<!-- version ([0-9a-f]{40}) -->/;

/** What every state names. */
export type Version = {repository: string; number: number; commit: string};

/** A version that can be opened. */
export type OnlineVersion = Version & {
  builtAt: string;
  previewUrl: string;
  reportUrl: string;
  /** The repository's guide for reviewers, such as `guides/reviewers.md`. */
  guide?: string;
  /** Markdown from code that hasn't been reviewed yet. */
  summary: string;
};

const maxProblems = 5;

const link = (version: Version): string => `[${version.commit.slice(0, 7)}](${commitUrl(version)})`;

/** The part of a comment about the version that is online, from an earlier comment. */
function onlinePart(comment: string | undefined): {commit: string; text: string} | undefined {
  const [separator, commit] = versionPattern.exec(comment ?? '') ?? [];
  return comment && separator && commit
    ? {commit, text: comment.slice(comment.indexOf(separator))}
    : undefined;
}

/** The commit whose preview a comment links to. */
export const onlineCommit = (comment: string | undefined): string | undefined =>
  onlinePart(comment)?.commit;

/** A state of the latest commit, with what is still online below. */
function withOnlinePart(state: string, version: Version, comment: string | undefined): string {
  const online = onlinePart(comment);
  const note = online && `The preview below shows ${link({...version, commit: online.commit})}.`;
  return [marker, [state, note].filter(Boolean).join(' '), online?.text]
    .filter(Boolean)
    .join('\n\n');
}

/** While a preview is built. */
export const buildingComment = (
  version: Version,
  runUrl: string,
  comment: string | undefined,
): string =>
  withOnlinePart(
    onlinePart(comment)
      ? `**Outdated.** A preview of ${link(version)} is being built. [Show progress](${runUrl})`
      : `**Building** a preview of ${link(version)}. This takes a few minutes. [Show progress](${runUrl})`,
    version,
    comment,
  );

const problemLine = ({path, line, message}: Problem): string =>
  `- ${neutralize(`${path}, line ${line}: ${message}`)}`;

/** When a preview couldn't be built. */
export function failedComment(
  version: Version,
  runUrl: string,
  {step, problems}: {step: string; problems: readonly Problem[]},
  comment: string | undefined,
): string {
  const more = problems.length - maxProblems;
  return withOnlinePart(
    [
      `**Failed.** There is no preview of ${link(version)}: ${neutralize(step)} [See why](${runUrl})`,
      problems.slice(0, maxProblems).map(problemLine).join('\n'),
      more > 0 && `… and ${more} more. They are all marked under **Files changed**.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    version,
    comment,
  );
}

/** When a preview was built, but isn't published, or not yet. */
export const unpublishedComment = (
  version: Version,
  reason: string,
  comment: string | undefined,
): string => withOnlinePart(`**Not published.** ${link(version)}: ${reason}`, version, comment);

/** When a preview can be opened. Our own text comes first, so that the summary can't hide it. */
export function readyComment(version: OnlineVersion): string {
  const {repository, commit, builtAt, previewUrl, reportUrl, guide, summary} = version;
  const help = guide ? ` [How to review](https://github.com/${repository}/blob/HEAD/${guide})` : '';
  return [
    marker,
    `**Ready.** The preview shows ${link(version)}, the latest commit.`,
    versionMarker(commit),
    `**[Open the preview](${previewUrl})** · **[See what changes](${reportUrl})**`,
    `<sub>Commit ${link(version)}, built ${builtAt}.${help}</sub>`,
    sanitizeSummary(summary, {links: [previewUrl, reportUrl], images: [reportUrl]}),
  ].join('\n\n');
}

/** When nothing is online any more. */
export const removedComment = (reason: string): string => `${marker}\n\n**No preview.** ${reason}`;
