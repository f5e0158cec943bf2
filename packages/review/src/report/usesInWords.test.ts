/** @jest-environment node */
import {brokenUse as broken, pairAt} from './pageChange.fixture';
import {brokenInWords, summarizeBroken} from './usesInWords';

it('names the first controls that stopped working', () => {
  const names = ['All', 'Code Editor', 'AI Assistant', 'Code Quality', 'Code Review'];

  expect(
    summarizeBroken(
      names.slice(0, 2).map((name) => broken(name)),
      'Tools',
    ),
  ).toEqual(['“All” and “Code Editor” on Tools stopped working']);
  expect(
    summarizeBroken(
      names.map((name) => broken(name)),
      'Tools',
    ),
  ).toEqual([
    '“All”, “Code Editor”, “AI Assistant”, and two more controls on Tools stopped working',
  ]);
  expect(summarizeBroken([broken('Menu', {isShared: true})], 'Tools')).toEqual([
    '“Menu” in the navigation bar or the footer stopped working',
  ]);
});

it('describes how they stopped working', () => {
  const changes = [
    broken('All'),
    broken('More'),
    broken('Menu', {pairs: [pairAt('phone')]}),
    broken('Sort', {broken: 'keyboard'}),
    broken('Works', {broken: undefined}),
  ];

  expect(brokenInWords(changes)).toEqual([
    'Pressing “All” and pressing “More”: nothing happens anymore.',
    'Pressing “Menu”: nothing happens anymore on a phone.',
    'Pressing “Sort”: the keyboard does nothing anymore.',
  ]);
});
