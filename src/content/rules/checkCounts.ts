import {attributeText, findAttribute, startOf} from '@sitekit/content-check';
import type {Content, Diagnostic, Page} from '@sitekit/content-check';
import type {PhaseType} from '../../components/Phase/phaseColor';
import type {ComparisonRow} from '../schema';
import {elementsNamed} from './elementsNamed';

/** The numbers that the pages mention (specification, section 3). */
const toolCount = 20;
const rowCount = 12;
const stepsByType: Record<PhaseType, number> = {poc: 5, development: 7, support: 5};

/** In dollars a month, in the summary for leadership. */
const highestPrice = 160;

const stepCounts = Object.values(stepsByType);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const advice = (count: number, expected: number, noun: string): string =>
  `Update the texts, or ${count < expected ? 'add' : 'remove'} a ${noun}.`;

function checkEntries(
  {records}: Content,
  name: string,
  expected: number,
  nouns: string,
): Diagnostic[] {
  const record = records.find((candidate) => candidate.name === name);
  const count = Array.isArray(record?.value) ? record.value.length : expected;
  return record && count !== expected
    ? [
        record.file.diagnostic(0, {
          severity: 'warning',
          message: `There are now ${count} ${nouns}, but the pages say ${expected}.`,
          hint: advice(count, expected, nouns.replace(/s$/, '')),
        }),
      ]
    : [];
}

function checkPrices({records}: Content): Diagnostic[] {
  const record = records.find(({name, isValid}) => name === 'comparison' && isValid);
  const rows = (record?.value ?? []) as ComparisonRow[];
  const prices = rows.map(({costPerMonth}) => Number(/[\d.]+$/.exec(costPerMonth)?.[0] ?? 0));
  const highest = Math.max(...prices);
  return record && highest !== highestPrice
    ? [
        record.file.diagnostic(0, {
          severity: 'warning',
          message: `The highest price in the comparison is now $${highest}, but the pages say $${highestPrice}.`,
          hint: 'Update the texts, or correct the price.',
        }),
      ]
    : [];
}

function checkSteps(page: Page): Diagnostic[] {
  const [flowchart] = elementsNamed('ProcessFlowchart', page);
  const types = elementsNamed('ProcessStep', page).map((step) => {
    const type = findAttribute(step, 'type');
    return type && attributeText(type);
  });
  const counts = Object.keys(stepsByType).map(
    (phase) => types.filter((type) => type === phase).length,
  );
  const [count, expected] = [sum(counts), sum(stepCounts)];
  return flowchart && counts.join() !== stepCounts.join()
    ? [
        page.file.diagnostic(startOf(flowchart), {
          severity: 'warning',
          message: `The number of steps is now ${count} (${counts.join('/')}), but the pages say ${expected} (${stepCounts.join('/')}).`,
          hint:
            count === expected
              ? 'Update the texts, or move a step back to its column.'
              : advice(count, expected, 'step'),
        }),
      ]
    : [];
}

/** Warns when a number that the pages mention is out of date. */
export const checkCounts = (content: Content): Diagnostic[] => [
  ...checkEntries(content, 'tools', toolCount, 'tools'),
  ...checkEntries(content, 'comparison', rowCount, 'compared tools'),
  ...checkPrices(content),
  ...content.pages.flatMap(checkSteps),
];
