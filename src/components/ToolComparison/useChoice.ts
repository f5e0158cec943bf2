import {useState} from 'react';
import {setParameters, useAddress} from '../../hooks/useAddress';
import {comparedIds, maxCompared} from './comparedIds';

type Choice = {
  ids: readonly string[];
  /** What the address compared when they were chosen. */
  compare: string;
};

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].slice(0, maxCompared);

/**
 * Which tools a visitor has chosen, and which of them the address shows side by side.
 *
 * @param known the ids of all tools that can be compared
 */
export function useChoice(known: readonly string[]) {
  const {parameters, fragment} = useAddress();
  const compare = parameters.get('compare') ?? '';
  const {ids, rest} = comparedIds(compare, known);
  const [choice, setChoice] = useState<Choice>({ids: [], compare: ''});

  /** When the address changes, it says what is chosen. */
  const idsIn = (current: Choice) => (compare && current.compare !== compare ? ids : current.ids);
  const chosenIds = idsIn(choice);
  const chosen = known.filter((id) => chosenIds.includes(id));
  // A link to a row that isn't among them shows the table.
  const target = known.find((id) => fragment === `compare-${id}` && !ids.includes(id));
  const isSide = ids.length > 1 && !target;
  return {
    /** The ids of the chosen tools, in the order of the file. */
    chosen,
    isFull: chosen.length >= maxCompared,
    /** Whether the chosen tools are shown side by side. */
    isSide,
    /** The row that the address leads to, although it compares others. */
    hiddenTarget: ids.length > 1 ? target : undefined,
    /** What else the address names, until a visitor chooses. */
    rest: chosenIds === ids ? rest : [],
    toggle: (id: string) => {
      setChoice((current) => ({ids: toggled(idsIn(current), id), compare}));
      if (isSide) {
        setParameters({compare: toggled(chosen, id).join()});
      }
    },
    toggleSide: () => {
      const next = isSide ? '' : chosen.join();
      setChoice({ids: chosen, compare: next});
      setParameters({compare: next});
    },
  };
}
