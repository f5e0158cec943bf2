import {useState} from 'react';
import {setView, useToolsView} from '../ToolCatalogue/toolsAddress';
import {comparedIds, maxCompared} from './comparedIds';

/**
 * Which tools a visitor has chosen, and which of them the address shows side by side.
 *
 * @param known the ids of all tools that can be compared
 */
export function useChoice(known: readonly string[]) {
  const {compare} = useToolsView();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const {ids, rest} = comparedIds(compare, known);

  // When the address changes, it says what is chosen.
  const [followed, setFollowed] = useState('');
  if (compare !== followed) {
    setFollowed(compare);
    if (compare) {
      setChosen(ids);
    }
  }

  const isSide = ids.length > 1;
  const inOrder = known.filter((id) => chosen.includes(id));
  return {
    /** The ids of the chosen tools, in the order of the file. */
    chosen: inOrder,
    isFull: inOrder.length >= maxCompared,
    /** Whether the chosen tools are shown side by side. */
    isSide,
    /** What else the address names. */
    rest,
    toggle: (id: string) =>
      setChosen((current) =>
        current.includes(id)
          ? current.filter((each) => each !== id)
          : [...current, id].slice(0, maxCompared),
      ),
    toggleSide: () => setView({compare: isSide ? '' : inOrder.join()}),
    /** Shows the table, with a fragment in the address. */
    showTableAt: (fragment: string) => setView({compare: ''}, 'replaceState', fragment),
  };
}
