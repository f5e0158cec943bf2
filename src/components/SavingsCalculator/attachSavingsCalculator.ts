import {parts} from '@sitekit/islands/parts';
import {asText, firstYear} from './savings';
import type {Assumptions, Results} from './savings';

/**
 * Computes the results again when a field changes, and keeps the fields in the address.
 *
 * @returns a function that removes the event handlers
 */
export function attachSavingsCalculator(root: HTMLElement): () => void {
  const {fields, outputs, status} = parts(root, {
    fields: ['input'],
    outputs: ['output'],
    status: 'p',
  });
  const {month = '', never = ''} = root.dataset;
  const words = {month, never};
  const listeners = new AbortController();
  const areValid = () => fields.every(({validity}) => validity.valid);

  const compute = () => {
    const results =
      areValid() &&
      firstYear(
        Object.fromEntries(
          fields.map(({name, valueAsNumber}) => [name, valueAsNumber]),
        ) as Assumptions,
      );
    outputs.forEach((output) => {
      const name = output.name as keyof Results;
      output.value = results ? asText(name, results[name], words) : '–';
    });
  };

  root.addEventListener('input', compute, {signal: listeners.signal});
  root.addEventListener(
    'change',
    () => {
      if (areValid()) {
        const address = new URL(location.href);
        fields.forEach(({name, value}) => address.searchParams.set(name, value));
        history.replaceState(history.state, '', address);
      }
    },
    {signal: listeners.signal},
  );

  const parameters = new URLSearchParams(location.search);
  const shared = fields.filter(({name}) => parameters.has(name));
  const refused = shared.filter((field) => {
    field.value = parameters.get(field.name) as string;
    const {valid} = field.validity;
    if (!valid) {
      field.value = field.defaultValue;
    }
    return !valid;
  });
  if (refused.length > 0) {
    const values = refused.map(({name}) => `${name}=${parameters.get(name)}`).join(', ');
    status.textContent = (status.dataset.refused as string).replace('{values}', () => values);
  }
  // Whoever opens a shared link wants to see the numbers.
  if (shared.length > 0 && !location.hash && !scrollY) {
    root.scrollIntoView();
  }
  compute();
  return () => listeners.abort();
}
