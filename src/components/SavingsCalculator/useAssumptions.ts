import {useEffect, useState} from 'react';
import {exampleLimits} from '../../content/exampleLimits';
import type {Assumptions} from '../../content/savings';

/** The names of the assumptions, in the order of the fields. */
export const assumptionNames = Object.keys(exampleLimits) as (keyof Assumptions)[];

/** What is in the fields, which may be no number. */
type AssumptionTexts = Record<keyof Assumptions, string>;

const recordOf = <Value>(valueOf: (name: keyof Assumptions) => Value) =>
  Object.fromEntries(assumptionNames.map((name) => [name, valueOf(name)])) as Record<
    keyof Assumptions,
    Value
  >;

function isValid(name: keyof Assumptions, text: string): boolean {
  const [lowest, highest] = exampleLimits[name];
  return text.trim() !== '' && Number(text) >= lowest && Number(text) <= highest;
}

/** What a shared address says of the assumptions, and what of it can't be used: `share=120`. */
function readAddress(): {accepted: Partial<AssumptionTexts>; refused: string} {
  const parameters = new URLSearchParams(location.search);
  const shared = assumptionNames.filter((name) => parameters.has(name));
  const textOf = (name: keyof Assumptions) => parameters.get(name) as string;
  const accepted = shared.filter((name) => isValid(name, textOf(name)));
  return {
    accepted: Object.fromEntries(accepted.map((name) => [name, `${Number(textOf(name))}`])),
    refused: shared
      .filter((name) => !accepted.includes(name))
      .map((name) => `${name}=${textOf(name)}`)
      .join(', '),
  };
}

/** Writes the assumptions into the address, which people share. */
function writeAddress(texts: AssumptionTexts): void {
  const address = new URL(location.href);
  assumptionNames.forEach((name) => address.searchParams.set(name, texts[name]));
  history.replaceState(history.state, '', address);
}

/**
 * What is in the calculator's fields. It starts with the example, and then with what the address says.
 *
 * @returns the texts in the fields, the assumptions if all of them are valid, and what the address said
 */
export function useAssumptions(example: Assumptions) {
  const [texts, setTexts] = useState<AssumptionTexts>(() => recordOf((name) => `${example[name]}`));
  const [refused, setRefused] = useState('');
  const [isChanged, setIsChanged] = useState(false);

  useEffect(() => {
    const follow = () => {
      const address = readAddress();
      setRefused(address.refused);
      setTexts((current) => ({...current, ...address.accepted}));
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const areValid = assumptionNames.every((name) => isValid(name, texts[name]));
  return {
    texts,
    assumptions: areValid ? (recordOf((name) => Number(texts[name])) as Assumptions) : undefined,
    refused,
    setText: (name: keyof Assumptions, text: string) => {
      setTexts((current) => ({...current, [name]: text}));
      setIsChanged(true);
    },
    /** Puts what a visitor has changed into the address. */
    share: () => {
      if (isChanged && areValid) {
        writeAddress(texts);
        setRefused('');
        setIsChanged(false);
      }
    },
  };
}
