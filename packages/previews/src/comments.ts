import type {PreviewFacts, Summary} from './artifact.ts';
import {commitUrl} from './Preview.ts';
import type {Preview} from './Preview.ts';

/**
 * GitHub rejects comments of more than 65,536 characters. In bytes, because the comment also travels
 * in an environment variable, as JSON, which can double them: Linux allows 131,072.
 */
const maxSummaryBytes = 50_000;

/** What GitHub turns into a mention or a link. A zero-width space after it prevents that. */
const mention = /@/g;
const issue = /#(?=\d)|\bgh-(?=\d)/gi;
const address = /\b(?:https?|ftp|mailto|xmpp):|\bwww(?=\.)/gi;

/**
 * One line of Markdown that shows untrusted text as it is. Dollar signs are in tags, because GitHub
 * shows what is between two of them as mathematics:
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/writing-mathematical-expressions
 */
export const escape = (text: string): string =>
  text
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .replace(mention, '$&\u200b')
    .replace(issue, '$&\u200b')
    .replace(address, '$&\u200b')
    .replace(/[!-/:-@[-`{-~]/g, (sign) => (sign === '$' ? '<span>$</span>' : `\\${sign}`));

/** The summary as Markdown, up to the size that fits into a comment. */
export function renderSummary({headline, sections}: Summary, reportUrl: string): string {
  const lines = [escape(headline)];
  for (const {page, anchor, sentences} of sections) {
    lines.push('', `**[${escape(page)}](${reportUrl}#${anchor})**`, '');
    lines.push(...sentences.map((sentence) => `- ${escape(sentence)}`));
  }
  const shown: string[] = [];
  let bytes = 0;
  for (const line of lines) {
    bytes += Buffer.byteLength(line) + 1;
    if (bytes > maxSummaryBytes) {
      shown.push('', 'The report has the rest.');
      break;
    }
    shown.push(line);
  }
  return shown.join('\n');
}

export type Version = Pick<Preview, 'repository' | 'number' | 'commit'>;

const link = (version: Version): string => `[${version.commit.slice(0, 7)}](${commitUrl(version)})`;

/** When a preview can be opened. Our own text comes first, so that the summary can't hide it. */
export function readyComment(
  version: Version & PreviewFacts,
  urls: {preview: string; report: string},
  summary: Summary,
  guide: string,
): string {
  const guideUrl = `https://github.com/${version.repository}/blob/HEAD/${guide}`;
  return [
    `**[Open the preview](${urls.preview})** · **[See what changes](${urls.report})** · [How to review](${guideUrl})`,
    `The preview shows ${link(version)}, built ${version.builtAt}.`,
    renderSummary(summary, urls.report),
  ].join('\n\n');
}

/** When the preview of a commit isn't published. An earlier one may still be online. */
export const unpublishedComment = (version: Version, reason: string): string =>
  `**There is no preview of ${link(version)}:** ${reason}`;
