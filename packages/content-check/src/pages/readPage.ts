import {basename} from 'node:path';
import type {Root} from 'mdast';
import type {VFileMessage} from 'vfile-message';
import type {SourceFile} from '../SourceFile';
import {blank, checkTags} from './checkTags';
import type {TagFinding} from './checkTags';
import {explainParseError} from './explainParseError';
import {readFrontMatter} from './frontMatter';
import type {Page} from './Page';
import {codeIn, commentsIn, parsePage} from './parse';

/** More slips than these in one page would only be consequences of each other. */
const mostSlips = 100;

/**
 * Reads a page, and goes on behind each slip: what cannot be read is said once, blanked out, and
 * the rest is read again.
 */
export function readPage(file: SourceFile): Page {
  const frontMatter = readFrontMatter(file);
  const text = blank(file.text, [{start: 0, end: frontMatter.end}]);
  const code = codeIn(text);
  const passOver = [...code, ...commentsIn(text, code)].sort((a, b) => a.start - b.start);
  const tags = checkTags(text, passOver);
  const findings: TagFinding[] = [...tags.findings];

  let readable = tags.text;
  let tree: Root = {type: 'root', children: []};
  while (findings.length < mostSlips) {
    try {
      tree = parsePage(readable);
      break;
    } catch (error) {
      const finding = explainParseError(readable, passOver, tags.pairs, error as VFileMessage);
      findings.push(finding);
      const masked = blank(readable, finding.mask);
      if (masked === readable) {
        break;
      }
      readable = masked;
    }
  }

  return {
    file,
    isPartial: basename(file.path).startsWith('_'),
    frontMatter,
    tree,
    unread: findings.flatMap(({mask}) => mask),
    hasNesting: !findings.some(({breaksNesting}) => breaksNesting),
    problems: [
      ...frontMatter.problems,
      ...findings.map(({offset, message, mend, fix}) => file.problem(offset, {message, mend, fix})),
    ],
  };
}
