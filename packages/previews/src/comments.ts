import {commitUrl} from './Preview.ts';
import type {Preview} from './Preview.ts';
import type {Summary, SummarySection} from './readArtifact.ts';

/** Identifies our comment. It is invisible. */
export const marker = '<!-- preview of this pull request -->';

/** GitHub rejects comments of more than 65,536 characters. The rest is for our own text. */
const maxSummaryChars = 50_000;
const maxTextChars = 400;
const maxSentences = 20;

/** What GitHub turns into a mention or a link. A zero-width space after it prevents that. */
const linked = /@|#(?=\d)|\bgh-(?=\d)|\b(?:https?|ftp|mailto|xmpp):|\bwww(?=\.)/gi;

/**
 * One line of Markdown that shows untrusted text as it is. Dollar signs are in tags, because GitHub
 * shows what is between two of them as mathematics:
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/writing-mathematical-expressions
 */
export const escape = (text: string): string =>
  Array.from(text.replace(/[\s\p{C}]+/gu, ' ').trim())
    .slice(0, maxTextChars)
    .join('')
    .replace(linked, '$&\u200b')
    .replace(/[!-/:-@[-`{-~]/g, (sign) => (sign === '$' ? '<span>$</span>' : `\\${sign}`));

function renderSection({page, anchor, counts, sentences}: SummarySection, reportUrl: string) {
  const nonZero = Object.entries(counts).filter(([, count]) => count > 0);
  const changes = nonZero.map(([kind, count]) => escape(`${count} ${kind}`)).join(', ');
  const more = sentences.length - maxSentences;
  return [
    `**[${escape(page)}](${reportUrl}#${anchor})**${changes && `: ${changes}`}`,
    '',
    ...sentences.slice(0, maxSentences).map((sentence) => `- ${escape(sentence)}`),
    ...(more > 0 ? [`- … and ${more} more`] : []),
  ].join('\n');
}

/** The summary as Markdown, up to the length that fits into a comment. */
export function renderSummary({headline, sections}: Summary, reportUrl: string): string {
  const rendered = [escape(headline)];
  let chars = 0;
  for (const section of sections) {
    const text = renderSection(section, reportUrl);
    chars += text.length;
    if (chars > maxSummaryChars) {
      rendered.push('This is too long to show here. The report has the rest.');
      break;
    }
    rendered.push(text);
  }
  return rendered.join('\n\n');
}

export type Version = Pick<Preview, 'repository' | 'number' | 'commit'>;

const link = (version: Version): string => `[${version.commit.slice(0, 7)}](${commitUrl(version)})`;

export type ReadyVersion = Version & {
  builtAt: string;
  previewUrl: string;
  reportUrl: string;
  /** The repository's guide for reviewers, such as `guides/reviewers.md`. */
  guide?: string;
  summary: Summary;
};

/** When a preview can be opened. Our own text comes first, so that the summary can't hide it. */
export function readyComment(version: ReadyVersion): string {
  const {repository, builtAt, previewUrl, reportUrl, guide, summary} = version;
  const help = guide
    ? ` · [How to review](https://github.com/${repository}/blob/HEAD/${guide})`
    : '';
  return [
    marker,
    `**[Open the preview](${previewUrl})** · **[See what changes](${reportUrl})**${help}`,
    `The preview shows ${link(version)}, built ${builtAt}.`,
    renderSummary(summary, reportUrl),
  ].join('\n\n');
}

/** When the preview of a commit isn't published. An earlier one may still be online. */
export const unpublishedComment = (version: Version, reason: string): string =>
  `${marker}\n\n**There is no preview of ${link(version)}:** ${reason}`;

/** When nothing is online any more. */
export const removedComment = (reason: string): string => `${marker}\n\n**No preview.** ${reason}`;
