import {act, renderHook} from '@testing-library/react';
import {setParameters, useAddress} from './useAddress';

it.each([
  ['adds a parameter', '', {category: 'code-editor'}, '?category=code-editor'],
  ['keeps the others', '?a=1', {category: 'code-editor'}, '?a=1&category=code-editor'],
  ['replaces a parameter', '?a=1&a=2', {a: '3'}, '?a=3'],
  ['drops an empty one', '?category=code-editor&a=1', {category: ''}, '?a=1'],
  ['keeps commas readable', '', {compare: 'cursor,kiro'}, '?compare=cursor,kiro'],
  ['encodes what has a meaning in addresses', '', {a: 'c# & "go"'}, '?a=c%23+%26+%22go%22'],
  ['drops the fragment', '#tool-kiro', {a: '1'}, '?a=1'],
])('%s', (_what, before, changes, after) => {
  history.replaceState(null, '', `/tools${before}`);
  setParameters(changes);

  expect(location.href).toBe(`${location.origin}/tools${after}`);
});

it('adds a step to the history only when the address changes', () => {
  history.replaceState(null, '', '/tools');
  const steps = history.length;

  setParameters({a: '1'});
  setParameters({a: '1'});

  expect(history.length - steps).toBe(1);
});

it('follows a change, the Back button and a link to a part of the page', () => {
  history.replaceState(null, '', '/tools?a=1');
  const {result} = renderHook(useAddress);
  expect(result.current.parameters.get('a')).toBe('1');

  act(() => setParameters({a: '2'}));
  expect(result.current.parameters.get('a')).toBe('2');

  act(() => {
    history.replaceState(null, '', '/tools?a=1#tool-kiro');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(result.current.parameters.get('a')).toBe('1');
  expect(result.current.fragment).toBe('tool-kiro');
});
