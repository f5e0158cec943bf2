import {pageProse} from '@sitekit/content-check';
import type {Content, Diagnostic, Page} from '@sitekit/content-check';
import {numberWords} from '../../figures/numberWords';
import {validRecord} from '../validRecord';
import {elementsNamed} from './elementsNamed';

/** Smaller numbers aren't about whole lists: "Pick two or three tools." */
const MIN_COUNT = 10;

/** Larger numbers are written in digits. */
const words = numberWords.slice(MIN_COUNT);

/** A number as pages write it: `20`, `Twenty`. */
const number = `(\\d[\\d,]*|${words.join('|')})`;

function valueOf(written: string): number {
  const index = words.indexOf(written.toLowerCase());
  return index === -1 ? Number(written.replaceAll(',', '')) : index + MIN_COUNT;
}

/** A number in digits or in a word, as another one is written. */
function likeWritten(written: string, count: number): string {
  const word = /^\d/.test(written) ? undefined : numberWords[count];
  const isCapital = /^\p{Lu}/u.test(written);
  return word && isCapital
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : (word ?? count.toLocaleString('en-US'));
}

/** Each number once, the one first that is most likely meant. */
const nearestFirst = (counts: readonly number[], value: number): number[] =>
  [...new Set(counts)].sort((a, b) => Math.abs(a - value) - Math.abs(b - value));

/** What pages say with a number, and the numbers that are true. */
type Claim = {pattern: RegExp; truths: readonly number[]; truth: string};

/** The claims about tools; none while one of their records has problems. */
function claimsAboutRecords(content: Content): Claim[] {
  const tools = validRecord(content, 'tools');
  const rows = validRecord(content, 'comparison');
  if (!tools || !rows) {
    return [];
  }
  return [
    {
      pattern: new RegExp(`\\bbrowse ${number}\\b|\\b${number} to browse\\b`, 'gi'),
      truths: [tools.length],
      truth: `tools.yaml has ${tools.length} tools`,
    },
    {
      pattern: new RegExp(`(?<!browse )\\b${number} (?:AI )?(?:coding )?tools\\b`, 'gi'),
      truths: [rows.length, tools.length],
      truth: `comparison.yaml has ${rows.length} tools, and tools.yaml has ${tools.length}`,
    },
  ];
}

/** The claim about the flowchart of a page. A step whose tag is broken isn't counted. */
function claimAboutSteps(page: Page): Claim[] {
  const {length} = elementsNamed('ProcessStep', page);
  const pattern = new RegExp(`\\b${number} steps\\b`, 'gi');
  return length > 0 && page.unread.length === 0
    ? [{pattern, truths: [length], truth: `the flowchart has ${length} steps`}]
    : [];
}

/** Warns where a page says a number that is out of date. */
export function checkCounts(content: Content): Diagnostic[] {
  const aboutRecords = claimsAboutRecords(content);
  return content.pages.flatMap((page) => {
    const {text} = pageProse(page, content.config);
    return [...aboutRecords, ...claimAboutSteps(page)].flatMap(({pattern, truths, truth}) =>
      Array.from(text.matchAll(pattern)).flatMap((match) => {
        const written = match.slice(1).find(Boolean) ?? '';
        const start = match.index + match[0].indexOf(written);
        const value = valueOf(written);
        const isYear = /^20\d\d$/.test(written);
        return isYear || truths.includes(value) || value < MIN_COUNT
          ? []
          : page.file.diagnostic({
              offset: start,
              severity: 'warning',
              message: `This says ${written}, but ${truth}.`,
              hint: 'Update the number here, or the list.',
              suggestions: nearestFirst(truths, value).map((count) => ({
                start,
                end: start + written.length,
                text: likeWritten(written, count),
              })),
            });
      }),
    );
  });
}
