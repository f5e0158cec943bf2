/** @jest-environment node */
import {parse} from 'yaml';
import {navbarLink} from './navbarLink';

it('has no quotes around a title that needs none, like the other links', () => {
  expect(navbarLink('How It Works', '/how-it-works')).toBe(
    '- {name: How It Works, path: /how-it-works}',
  );
});

it.each(['Security, privacy', 'Q&A: prices', '“No”', 'No', "It's {new}", '#1', '2026'])(
  'is valid YAML for the title %s',
  (title) => {
    expect(parse(navbarLink(title, '/page'), {version: '1.1'})).toEqual([
      {name: title, path: '/page'},
    ]);
  },
);
