import type {ReactNode} from 'react';
import {idOf} from '../../content/idOf';
import {useRecords} from '../../content/useRecords';
import LoadFailure from '../LoadFailure';
import ComparisonIsland from './ToolComparison.island';

/**
 * A table of the tools in `data/comparison.yaml`, one per row, that visitors can see side by side. Its
 * rows lead to the cards of `<ToolCatalogue>`, and the cards to the rows, so both belong on one page.
 *
 * @example
 * <ToolComparison caption="Twelve AI coding tools compared" />
 */
export default function ToolComparison({
  caption,
}: {
  /** What the table compares, for screen readers: `Twelve AI coding tools compared`. */
  caption: string;
}): ReactNode {
  const {comparison, tools, uiTexts} = useRecords();
  const rows = comparison.map((row) => {
    const card = tools.find(({name}) => idOf(name) === idOf(row.name))?.id;
    return {...row, id: card ?? idOf(row.name), hasCard: card !== undefined};
  });
  return (
    <div>
      <LoadFailure text={uiTexts.loadFailure.toolComparison} />
      <ComparisonIsland caption={caption} rows={rows} words={uiTexts.toolComparison} />
    </div>
  );
}
