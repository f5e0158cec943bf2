import {useState} from 'react';
import {setView, useToolsView} from '../ToolCatalogue/toolsAddress';
import {comparedIds, maxCompared} from './comparedIds';

type Choice = {ids: readonly string[]; compare: string};

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].slice(0, maxCompared);

/**
 * Which tools a visitor has chosen, and which of them the address shows side by side.
 *
 * @param known the ids of all tools that can be compared
 */
export function useChoice(known: readonly string[]) {
  const {compare} = useToolsView();
  /** What was chosen, and the tools that the address compared then. */
  const [choice, setChoice] = useState<Choice>({ids: [], compare: ''});
  const {ids, rest} = comparedIds(compare, known);
  /** When the address changes, it says what is chosen. */
  const idsIn = (current: Choice) => (compare && current.compare !== compare ? ids : current.ids);

  const isSide = ids.length > 1;
  const chosen = idsIn(choice);
  const inOrder = known.filter((id) => chosen.includes(id));
  return {
    /** The ids of the chosen tools, in the order of the file. */
    chosen: inOrder,
    isFull: inOrder.length >= maxCompared,
    /** Whether the chosen tools are shown side by side. */
    isSide,
    /** What else the address names. */
    rest,
    toggle: (id: string) => setChoice((current) => ({ids: toggled(idsIn(current), id), compare})),
    toggleSide: () => {
      setChoice({ids: inOrder, compare: ''});
      setView({compare: isSide ? '' : inOrder.join()});
    },
    /** Shows the table, with a fragment in the address. */
    showTableAt: (fragment: string) => setView({compare: ''}, 'replaceState', fragment),
  };
}
