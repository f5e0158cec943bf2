import {attributeText, findAttribute, pageProse} from '@sitekit/content-check';
import type {Content, Page, SiteProblem} from '@sitekit/content-check';
import type {ComparisonRow} from '../schema';
import {elementsNamed} from './elementsNamed';

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const words = [
  ...ones,
  ...tens.flatMap((ten) =>
    ones.slice(0, 10).map((one, index) => (index === 0 ? ten : `${ten}-${one}`)),
  ),
];

/** A number as pages write it: `20`, `Twenty`. */
const number = `(\\d[\\d,]*|${words.toReversed().join('|')})`;

function valueOf(written: string): number {
  const index = words.indexOf(written.toLowerCase());
  return index === -1 ? Number(written.replaceAll(',', '')) : index;
}

/** Smaller numbers aren't about whole lists: "Pick two or three tools." */
const MIN_COUNT = 10;

/** What pages say with a number, and the numbers that are true. */
type Claim = {pattern: RegExp; truths: readonly number[]; truth: string};

/** The claims about records. What can't be counted isn't claimed. */
function claimsAboutRecords({records}: Content): Claim[] {
  const entriesOf = (name: string): readonly unknown[] | undefined => {
    const value = records.find((record) => record.name === name && record.isValid)?.value;
    return Array.isArray(value) ? (value as unknown[]) : undefined;
  };
  const tools = entriesOf('tools');
  const rows = entriesOf('comparison') as readonly ComparisonRow[] | undefined;
  const claims: Claim[] = [];
  if (tools) {
    claims.push({
      pattern: new RegExp(`\\bbrowse ${number}\\b|\\b${number} to browse\\b`, 'gi'),
      truths: [tools.length],
      truth: `tools.yaml has ${tools.length} tools`,
    });
  }
  if (tools && rows) {
    claims.push({
      pattern: new RegExp(`(?<!browse )\\b${number} (?:AI )?(?:coding )?tools\\b`, 'gi'),
      truths: [rows.length, tools.length],
      truth: `comparison.yaml has ${rows.length} tools, and tools.yaml has ${tools.length}`,
    });
  }
  if (rows) {
    const prices = rows.map(({costPerMonth}) => Number(/[\d.]+$/.exec(costPerMonth)?.[0] ?? 0));
    const highest = Math.max(...prices);
    claims.push({
      pattern: /\bup to \$(\d[\d,]*) a month\b/gi,
      truths: [highest],
      truth: `the highest price in comparison.yaml is $${highest}`,
    });
  }
  return claims;
}

/** The claim about the flowchart of a page. */
function claimAboutSteps(page: Page): Claim[] {
  const types = elementsNamed('ProcessStep', page).map((step) => {
    const type = findAttribute(step, 'type');
    return type && attributeText(type);
  });
  const columns = Array.from(
    new Set(types),
    (type) => types.filter((other) => other === type).length,
  );
  // A step whose tag is broken isn't counted.
  return types.length > 0 && page.unread.length === 0
    ? [
        {
          pattern: new RegExp(`\\b${number} steps\\b`, 'gi'),
          truths: [types.length, ...columns],
          truth: `the flowchart has ${types.length} steps (${columns.join(', ')})`,
        },
      ]
    : [];
}

/** Warns where a page says a number that is out of date. */
export function checkCounts(content: Content): SiteProblem[] {
  const aboutRecords = claimsAboutRecords(content);
  return content.pages.flatMap((page) => {
    const {text} = pageProse(page, content.config);
    return [...aboutRecords, ...claimAboutSteps(page)].flatMap(({pattern, truths, truth}) =>
      Array.from(text.matchAll(pattern)).flatMap((match) => {
        const written = match.slice(1).find(Boolean) ?? '';
        const value = valueOf(written);
        return truths.includes(value) || value < MIN_COUNT
          ? []
          : {
              file: page.file,
              offset: match.index + match[0].indexOf(written),
              severity: 'warning',
              message: `This says ${written}, but ${truth}.`,
              hint: 'Update the number here, or the list.',
            };
      }),
    );
  });
}
