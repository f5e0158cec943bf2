import {useEffect, useReducer} from 'react';
import {exampleLimits} from '../../content/schema/exampleLimits';
import type {Assumptions} from '../../figures/savings';
import {readNumber} from './readNumber';

export type AssumptionName = keyof Assumptions;

/** The names of the assumptions, in the order of the fields. */
export const assumptionNames = Object.keys(exampleLimits) as AssumptionName[];

const recordOf = <Value>(valueOf: (name: AssumptionName) => Value) =>
  Object.fromEntries(assumptionNames.map((name) => [name, valueOf(name)])) as Record<
    AssumptionName,
    Value
  >;

function isValid(name: AssumptionName, text: string): boolean {
  const [lowest, highest] = exampleLimits[name];
  const value = readNumber(text);
  return value >= lowest && value <= highest;
}

type State = {
  /** What is in the fields, which may be no number. */
  texts: Record<AssumptionName, string>;
  /** The last numbers in the fields that could all be used. */
  assumptions: Assumptions;
  /** The fields that the visitor has left with a text that can't be used. */
  wrong: readonly AssumptionName[];
  /** The parameters of the address that can't be used: `engineers=many, share=120`. */
  refused: string;
  isChanged: boolean;
};

type Action =
  | {type: 'opened'; shared: Partial<Record<AssumptionName, string>>}
  | {type: 'changed'; name: AssumptionName; text: string}
  | {type: 'left'; name: AssumptionName}
  | {type: 'reset'; example: Assumptions};

/** The state with other texts in its fields. */
function withTexts(state: State, changes: Partial<State['texts']>): State {
  const texts = {...state.texts, ...changes};
  const areValid = assumptionNames.every((name) => isValid(name, texts[name]));
  return {
    ...state,
    texts,
    assumptions: areValid ? recordOf((name) => readNumber(texts[name])) : state.assumptions,
    wrong: state.wrong.filter((name) => !Object.hasOwn(changes, name)),
  };
}

/** The state with the example in its fields. */
const startWith = (example: Assumptions): State => ({
  texts: recordOf((name) => `${example[name]}`),
  assumptions: recordOf((name) => example[name]),
  wrong: [],
  refused: '',
  isChanged: false,
});

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'opened': {
      const entries = Object.entries(action.shared) as [AssumptionName, string][];
      const refused = entries.filter(([name, text]) => !isValid(name, text));
      return {
        ...withTexts(
          state,
          Object.fromEntries(entries.filter((entry) => !refused.includes(entry))),
        ),
        refused: refused.map((entry) => entry.join('=')).join(', '),
      };
    }
    case 'changed':
      return {...withTexts(state, {[action.name]: action.text}), refused: '', isChanged: true};
    case 'reset':
      return startWith(action.example);
    case 'left':
      return isValid(action.name, state.texts[action.name]) || state.wrong.includes(action.name)
        ? state
        : {...state, wrong: [...state.wrong, action.name]};
  }
}

/** The assumptions in the address, which someone shared. */
function readAddress() {
  const parameters = new URLSearchParams(location.search);
  return Object.fromEntries([...parameters].filter(([name]) => Object.hasOwn(exampleLimits, name)));
}

/** Puts assumptions into the address, and nothing else about the calculator. */
function writeAddress(assumptions: Partial<Assumptions>): void {
  const address = new URL(location.href);
  assumptionNames.forEach((name) => address.searchParams.delete(name));
  Object.entries(assumptions).forEach(([name, value]) =>
    address.searchParams.set(name, `${value}`),
  );
  history.replaceState(history.state, '', address);
}

/** What is in the calculator's fields, and how to change it. */
export type AssumptionsState = ReturnType<typeof useAssumptions>;

/**
 * What is in the calculator's fields. It starts with the example, and then with what the address says.
 * What a visitor changes is put into the address.
 */
export function useAssumptions(example: Assumptions) {
  const [state, dispatch] = useReducer(reduce, example, startWith);
  const {assumptions, isChanged} = state;

  useEffect(() => {
    const follow = () => dispatch({type: 'opened', shared: readAddress()});
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  useEffect(() => {
    if (!isChanged) {
      return undefined;
    }
    // A slider moves more often than browsers let a page change its address.
    const timer = setTimeout(() => {
      writeAddress(assumptions);
    }, 300);
    return () => clearTimeout(timer);
  }, [assumptions, isChanged]);

  return {
    ...state,
    change: (name: AssumptionName, text: string) => dispatch({type: 'changed', name, text}),
    /** Back to the example, in the fields and in the address. */
    reset: () => {
      writeAddress({});
      dispatch({type: 'reset', example});
    },
    isExample: assumptionNames.every((name) => state.texts[name] === `${example[name]}`),
    leave: (name: AssumptionName) => dispatch({type: 'left', name}),
  };
}
