import {fireEvent} from '@testing-library/react';
import type {ComponentType} from 'react';
import {hydrateComponent} from './hydrateComponent';
import {jsx} from './jsx-runtime';
import {createElement} from './react';

const onChange = jest.fn();
const onInput = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
});

/** The element with these props, hydrated as an island. */
function hydrated(
  html: string,
  tag: string,
  props: object,
  create: typeof jsx = jsx,
  hydrate = hydrateComponent,
): Element {
  document.body.innerHTML = `<site-island>${html}</site-island>`;
  const Field = () => create(tag, props);
  hydrate(Field as unknown as ComponentType<object>)(
    document.body.firstElementChild as HTMLElement,
    {},
  );
  return document.querySelector(tag) as Element;
}

it.each([
  ['<input>', 'input', {}],
  ['<input type="search">', 'input', {type: 'search'}],
  ['<input type="range">', 'input', {type: 'range'}],
  ['<textarea></textarea>', 'textarea', {}],
])('calls onChange of %s for each keystroke, as React does', (html, tag, props) => {
  const field = hydrated(html, tag, {...props, onChange});

  fireEvent.input(field);
  expect(onChange).toHaveBeenCalledTimes(1);

  fireEvent.blur(field);
  field.dispatchEvent(new Event('change'));
  expect(onChange).toHaveBeenCalledTimes(1);
});

it.each([
  ['<input type="checkbox">', 'input', {type: 'checkbox'}],
  ['<input type="radio">', 'input', {type: 'radio'}],
  ['<input type="file">', 'input', {type: 'file'}],
  ['<select></select>', 'select', {}],
])('calls onChange of %s for the event "change"', (html, tag, props) => {
  const field = hydrated(html, tag, {...props, onChange});

  field.dispatchEvent(new Event('input'));
  expect(onChange).not.toHaveBeenCalled();

  field.dispatchEvent(new Event('change'));
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('calls both onInput and onChange', () => {
  fireEvent.input(hydrated('<input>', 'input', {onInput, onChange}));

  expect([onInput, onChange].map((handler) => handler.mock.calls.length)).toEqual([1, 1]);
});

it.each([
  ['before', ['preact/compat', './hydrateComponent']],
  ['after', ['./hydrateComponent', 'preact/compat']],
])('calls onChange once when preact/compat is loaded %s the component', (_when, modules) => {
  jest.isolateModules(() => {
    modules.forEach((module) => jest.requireActual<object>(module));
    const fresh = {
      ...jest.requireActual<{hydrateComponent: typeof hydrateComponent}>('./hydrateComponent'),
      ...jest.requireActual<{jsx: typeof jsx}>('./jsx-runtime'),
    };

    fireEvent.input(hydrated('<input>', 'input', {onChange}, fresh.jsx, fresh.hydrateComponent));
  });

  expect(onChange).toHaveBeenCalledTimes(1);
});

it('calls onChange for each keystroke in elements made by createElement', () => {
  fireEvent.input(hydrated('<input>', 'input', {onChange}, createElement as typeof jsx));

  expect(onChange).toHaveBeenCalledTimes(1);
});
