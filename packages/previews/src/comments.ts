import type {PreviewFacts, Summary} from './artifact.ts';
import {commitUrl} from './Preview.ts';
import type {Preview} from './Preview.ts';

/** GitHub rejects comments of more than 65,536 characters. The rest is for our own text. */
const maxSummaryChars = 60_000;

/** What GitHub turns into a mention or a link. A zero-width space after it prevents that. */
const linked = /@|#(?=\d)|\bgh-(?=\d)|\b(?:https?|ftp|mailto|xmpp):|\bwww(?=\.)/gi;

/**
 * One line of Markdown that shows untrusted text as it is. Dollar signs are in tags, because GitHub
 * shows what is between two of them as mathematics:
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/writing-mathematical-expressions
 */
export const escape = (text: string): string =>
  text
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .replace(linked, '$&\u200b')
    .replace(/[!-/:-@[-`{-~]/g, (sign) => (sign === '$' ? '<span>$</span>' : `\\${sign}`));

/** The summary as Markdown, up to the length that fits into a comment. */
export function renderSummary({headline, sections}: Summary, reportUrl: string): string {
  const lines = [escape(headline)];
  for (const {page, anchor, counts, sentences} of sections) {
    const changes = Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ');
    const title = `**[${escape(page)}](${reportUrl}#${anchor})**`;
    lines.push('', changes ? `${title}: ${changes}` : title, '');
    lines.push(...sentences.map((sentence) => `- ${escape(sentence)}`));
  }
  let chars = 0;
  const end = lines.findIndex((line) => (chars += line.length + 1) > maxSummaryChars);
  return end === -1
    ? lines.join('\n')
    : [...lines.slice(0, end), '', 'The report has the rest.'].join('\n');
}

export type Version = Pick<Preview, 'repository' | 'number' | 'commit'>;

const link = (version: Version): string => `[${version.commit.slice(0, 7)}](${commitUrl(version)})`;

/** When a preview can be opened. Our own text comes first, so that the summary can't hide it. */
export function readyComment(
  version: Version & PreviewFacts,
  urls: {preview: string; report: string},
  summary: Summary,
  guide: string | undefined,
): string {
  const help = guide
    ? ` · [How to review](https://github.com/${version.repository}/blob/HEAD/${guide})`
    : '';
  return [
    `**[Open the preview](${urls.preview})** · **[See what changes](${urls.report})**${help}`,
    `The preview shows ${link(version)}, built ${version.builtAt}.`,
    renderSummary(summary, urls.report),
  ].join('\n\n');
}

/** When the preview of a commit isn't published. An earlier one may still be online. */
export const unpublishedComment = (version: Version, reason: string): string =>
  `**There is no preview of ${link(version)}:** ${reason}`;
