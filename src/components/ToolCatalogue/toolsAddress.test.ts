import {setView, viewIn, withView} from './toolsAddress';

const site = 'https://example.com/tools';

it('reads a view from an address', () => {
  expect(viewIn('?category=code-editor&q=code%20agent&compare=cursor,kiro')).toEqual({
    category: 'code-editor',
    q: 'code agent',
    compare: 'cursor,kiro',
  });
});

it.each(['', '?', '?category=&q=%20&utm_source=mail'])('reads everything from "%s"', (query) => {
  expect(viewIn(query)).toEqual({category: '', q: '', compare: ''});
});

it.each([
  ['adds a choice', '', {q: ' agent '}, '?q=agent'],
  ['keeps the others', '?q=agent', {category: 'code-editor'}, '?q=agent&category=code-editor'],
  ['replaces a choice', '?q=agent&q=old', {q: 'editor'}, '?q=editor'],
  ['drops an empty choice', '?category=code-editor&q=agent', {category: ''}, '?q=agent'],
  ["keeps other sites' parameters", '?utm_source=mail', {q: 'agent'}, '?utm_source=mail&q=agent'],
  ['keeps commas readable', '', {compare: 'cursor,kiro'}, '?compare=cursor,kiro'],
  ['encodes what has a meaning in addresses', '', {q: 'c# & "go"'}, '?q=c%23+%26+%22go%22'],
  ['drops the fragment', '#tool-kiro', {q: 'agent'}, '?q=agent'],
])('%s', (_what, before, changes, after) => {
  expect(withView(site + before, changes)).toBe(site + after);
});

it.each(['c# & "go"', 'a,b', '50% + more', '“quoted”', 'プロンプト'])(
  'reads back the search %s',
  (q) => {
    expect(viewIn(new URL(withView(site, {q})).search).q).toBe(q);
  },
);

it('adds a step to the history only when the address changes', () => {
  history.replaceState(null, '', '/tools');
  const steps = history.length;

  setView({q: 'agent'});
  setView({q: 'agent'});
  setView({q: 'agents'}, 'replaceState');

  expect(history.length - steps).toBe(1);
  expect(location.search).toBe('?q=agents');
});
