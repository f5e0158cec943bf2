import {nearest} from '@sitekit/content-check/records';
import type {Content, SiteProblem} from '@sitekit/content-check';
import type {ComparisonRow, Tool} from '../schema';

/** The share of a name's letters that can be wrong. */
const tolerance = 0.2;

/** Warns about rows of the comparison that have almost the name of a tool card, but don't link to it. */
export function checkComparedTools({records}: Content): SiteProblem[] {
  const [tools, comparison] = ['tools', 'comparison'].map((name) =>
    records.find((record) => record.name === name && record.isValid),
  );
  if (!tools || !comparison) {
    return [];
  }
  const names = (tools.value as Tool[]).map(({name}) => name);
  return (comparison.value as ComparisonRow[]).flatMap(({name}, index) => {
    const node = comparison.document.getIn([index, 'name'], true) as {range?: number[]} | undefined;
    const similar = nearest(name, names, tolerance);
    return !similar || similar === name
      ? []
      : {
          file: comparison.file,
          offset: node?.range?.[0] ?? 0,
          severity: 'warning',
          message: `This row is called "${name}", but the card in tools.yaml is called "${similar}", so they don't link to each other.`,
          hint: 'Use the same name in both files.',
        };
  });
}
