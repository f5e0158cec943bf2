import type {Diagnostic} from '../Diagnostic';
import type {Range} from '../model/scanTags';
import type {DetailsAtOffset, SourceFile} from '../SourceFile';

const htmlTag =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{1,6});/i;
const markdown = /\*\*[^*\s][^*]*\*\*|\[[^\][]+\]\([^()\s]+\)/;

/** Text that ends at a " #", which starts a comment. */
function cutOff(text: string, {start, end}: Range): DetailsAtOffset[] {
  const [, space = '', comment] = /^([ \t]+)(#.*\S)/.exec(text.slice(end)) ?? [];
  const isQuoted = /["']/.test(text.charAt(start));
  return comment && !isQuoted
    ? [
        {
          offset: end + space.length,
          severity: 'warning',
          message: `This is read as a comment and isn't shown: ${comment}`,
          hint: 'If it belongs to the text, put the whole text in double quotes. If it is a comment, move it to a line above.',
        },
      ]
    : [];
}

/** What visitors would see as it's written. */
function shownAsWritten(text: string, {start, end}: Range): DetailsAtOffset[] {
  const written = text.slice(start, end);
  const findings: DetailsAtOffset[] = [];
  const [, quoted] = /^[“”‘](.*)[“”’]$/.exec(written) ?? [];
  if (quoted && !/[“”‘]/.test(quoted)) {
    findings.push({
      offset: start,
      severity: 'warning',
      message: 'Visitors see these quotes.',
      hint: `If they don't belong to the text, write ${quoted}`,
    });
  }
  const [mark] = /[,;]$/.exec(written) ?? [];
  if (mark) {
    findings.push({
      offset: end - 1,
      severity: 'warning',
      message: `Visitors see this "${mark}" at the end of the text.`,
      hint: 'Delete it.',
      fix: {start: end - 1, end, text: ''},
    });
  }
  const markup = htmlTag.exec(written) ?? markdown.exec(written);
  if (markup) {
    findings.push({
      offset: start + markup.index,
      message: `${/^[<&]/.test(markup[0]) ? 'HTML' : 'Markdown'} doesn't work in this text: ${markup[0]}`,
      hint: 'Write the words only. Visitors see them as they are written here.',
    });
  }
  return findings;
}

/** Checks the texts of a record or of front matter, which are shown as they are written. */
export const checkFieldTexts = (file: SourceFile, texts: readonly Range[]): Diagnostic[] =>
  texts.flatMap((range) =>
    [...cutOff(file.text, range), ...shownAsWritten(file.text, range)].map(({offset, ...details}) =>
      file.diagnostic(offset, details),
    ),
  );
