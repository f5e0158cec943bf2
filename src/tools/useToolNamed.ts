import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Logo} from '../components/ToolImage';
import type {ComparisonRow, Tool} from '../content/schema';
import {useRecords} from '../hooks/useRecords';
import {idOf} from './idOf';
import {monogramOf, monogramsOf} from './monograms';

/** What the records say about a tool: its card in the catalogue, its row in the comparison, or both. */
type NamedTool = {
  /** That of its card, or one made of its name. */
  id: string;
  card: Tool | undefined;
  row: ComparisonRow | undefined;
  logo: Logo;
};

/** Finds tools by their names; `cursor` is also found as `Cursor`. */
export function useToolNamed(): (name: string) => NamedTool {
  const {tools, comparison} = useRecords();
  const {withBaseUrl} = useBaseUrlUtils();
  const monograms = monogramsOf([...tools, ...comparison].map(({name}) => name));
  return (name) => {
    const nameId = idOf(name);
    const isNamed = (other: {name: string}) => idOf(other.name) === nameId;
    const card = tools.find(isNamed);
    const row = comparison.find(isNamed);
    const image = card?.image ?? row?.image;
    const listedName = (card ?? row)?.name ?? '';
    return {
      id: card?.id ?? nameId,
      card,
      row,
      logo: {
        image: image === undefined ? undefined : withBaseUrl(image),
        monogram: monograms.get(listedName) ?? monogramOf(name),
      },
    };
  };
}
