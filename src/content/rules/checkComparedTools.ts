import type {Content, Diagnostic} from '@sitekit/content-check';
import type {ComparisonRow, Tool} from '../schema';

/** Warns about rows of the comparison that no tool card has the name of, so neither links to the other. */
export function checkComparedTools({records}: Content): Diagnostic[] {
  const [tools, comparison] = ['tools', 'comparison'].map((name) =>
    records.find((record) => record.name === name && record.isValid),
  );
  if (!tools || !comparison) {
    return [];
  }
  const names = (tools.value as Tool[]).map(({name}) => name);
  return (comparison.value as ComparisonRow[]).flatMap(({name}, index) => {
    const node = comparison.document.getIn([index, 'name'], true) as {range?: number[]} | undefined;
    return names.includes(name)
      ? []
      : comparison.file.diagnostic(node?.range?.[0] ?? 0, {
          severity: 'warning',
          message: `No tool in tools.yaml has the name "${name}", so this row and the tool's card don't link to each other.`,
          hint: 'Use the same name in both files, or add the tool to tools.yaml.',
        });
  });
}
