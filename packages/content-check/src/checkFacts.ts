import {isSeq} from 'yaml';
import type {Problem} from './problem';
import type {PhaseType} from '../../../src/components/Phase/hue';
import {findAttribute, forEachElement, startOf, textOf} from './pages/elements';
import type {JsxElement} from './pages/elements';
import type {Page} from './pages/Page';
import type {RecordFile} from './records/checkRecords';

/** How much there is of something today (specification, section 3). */
const facts = {
  tools: 20,
  comparison: 12,
  steps: {poc: 5, development: 7, support: 5} satisfies Record<PhaseType, number>,
};

const phaseTypes = Object.keys(facts.steps) as PhaseType[];

const mend = 'If that is meant, look for the old number in the texts and correct it there too.';

function checkCounts({name, file, document}: RecordFile): Problem[] {
  if ((name !== 'tools' && name !== 'comparison') || !isSeq(document.contents)) {
    return [];
  }
  const count = document.contents.items.length;
  return count === facts[name]
    ? []
    : [
        file.problemOfAll({
          severity: 'warning',
          message: `The number of entries is ${count}; the site was made for ${facts[name]}.`,
          mend,
        }),
      ];
}

function checkSteps({file, tree}: Page): Problem[] {
  const flowcharts: JsxElement[] = [];
  const steps = new Map<string, number>();
  forEachElement(tree, (element) => {
    if (element.name === 'ProcessFlowchart') {
      flowcharts.push(element);
    }
    if (element.name === 'ProcessStep') {
      const attribute = findAttribute(element, 'type');
      const type = (attribute && textOf(attribute)) ?? '';
      steps.set(type, (steps.get(type) ?? 0) + 1);
    }
  });
  const [flowchart] = flowcharts;
  const counts = phaseTypes.map((type) => steps.get(type) ?? 0);
  const known = phaseTypes.map((type) => facts.steps[type]);
  if (!flowchart || counts.join() === known.join()) {
    return [];
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  return [
    file.problem(startOf(flowchart), {
      severity: 'warning',
      message: `The number of steps is ${sum(counts)} (${counts.join('/')}); the site was made for ${sum(known)} (${known.join('/')}).`,
      mend,
    }),
  ];
}

/** Numbers that texts of the site name: a change of them is allowed, but not unnoticed. */
export const checkFacts = (pages: readonly Page[], records: readonly RecordFile[]): Problem[] => [
  ...records.flatMap(checkCounts),
  ...pages.flatMap(checkSteps),
];
