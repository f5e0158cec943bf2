import {pageProse} from '@sitekit/content-check';
import type {Content, Diagnostic} from '@sitekit/content-check';
import {exampleValues} from '../../figures/exampleValues';
import type {ExampleValueName} from '../../figures/exampleValues';
import {validRecord} from '../validRecord';

const words = {month: '', never: ''};

/**
 * Warns where a page types an amount of the example, which would stay the same when the example
 * changes. Percentages and returns are too short to know what they are about.
 */
export function checkExampleValues({pages, records, config}: Content): Diagnostic[] {
  const example = validRecord({records}, 'example');
  if (!example) {
    return [];
  }
  const values = exampleValues(example, words);
  const amounts = new Map(
    (Object.keys(values) as ExampleValueName[]).map((name) => [values[name], name]),
  );
  return pages.flatMap((page) => {
    const {text} = pageProse(page, config);
    return Array.from(text.matchAll(/\$\d{1,3}(?:,\d{3})+/g)).flatMap(({0: amount, index}) => {
      const name = amounts.get(amount);
      return name === undefined
        ? []
        : page.file.diagnostic({
            offset: index,
            severity: 'warning',
            message: `${amount} follows from example.yaml, and wouldn’t change with it.`,
            hint: `Write <ExampleValue of="${name}" /> instead.`,
          });
    });
  });
}
