import {chosen, setView} from './toolsAddress';

it('reads what an address says, and nothing else', () => {
  history.replaceState(null, '', '/tools?category=code-editor&q=code%20agent&compare=');

  expect(chosen(location.search, 'category')).toBe('code-editor');
  expect(chosen(location.search, 'q')).toBe('code agent');
  expect(chosen(location.search, 'compare')).toBe('');
});

it.each([
  ['adds a choice', '', {q: 'agent'}, '?q=agent'],
  ['keeps the others', '?q=agent', {category: 'code-editor'}, '?q=agent&category=code-editor'],
  ['replaces a choice', '?q=agent&q=old', {q: 'editor'}, '?q=editor'],
  ['drops an empty choice', '?category=code-editor&q=agent', {category: ''}, '?q=agent'],
  ["keeps other sites' parameters", '?utm_source=mail', {q: 'agent'}, '?utm_source=mail&q=agent'],
  ['keeps commas readable', '', {compare: 'cursor,kiro'}, '?compare=cursor,kiro'],
  ['encodes what has a meaning in addresses', '', {q: 'c# & "go"'}, '?q=c%23+%26+%22go%22'],
  ['drops the fragment', '#tool-kiro', {q: 'agent'}, '?q=agent'],
])('%s', (_what, before, changes, after) => {
  history.replaceState(null, '', `/tools${before}`);
  setView(changes);

  expect(location.href).toBe(`${location.origin}/tools${after}`);
});

it('adds a step to the history only when the address changes', () => {
  history.replaceState(null, '', '/tools');
  const steps = history.length;

  setView({q: 'agent'});
  setView({q: 'agent'});
  setView({q: 'agents'}, 'replaceState');

  expect(history.length - steps).toBe(1);
  expect(location.search).toBe('?q=agents');
});
