import {expect, test} from '@playwright/test';
import {component, heading, text} from './Expected';
import {findMissing} from './findMissing';

const shown = '\n## Plan\n Start small. Then grow.\n### Costs\n Free (for now) \n';

const complete = [
  heading('Plan', 2),
  text('Start small.'),
  component([heading('Costs')], [text('Then grow.'), text('Free (for now)')]),
];

test('finds nothing missing on a page that shows everything in order', () => {
  expect(findMissing(shown, complete)).toEqual([]);
});

for (const [problem, parts, missing] of [
  ['a missing text', [...complete, text('One more.')], ['One more.']],
  ['texts in another order', [text('Then grow.'), text('Start small.')], ['Start small.']],
  ['a heading of another level', [heading('Plan', 3)], ['# Plan']],
  ['a heading with more words', [heading('Cost')], ['# Cost']],
  ['a heading that is only text', [heading('Then grow.')], ['# Then grow.']],
  ['a missing prop', [component([text('Note')], [text('Then grow.')])], ['Note']],
  [
    'a prop above the text before its component',
    [text('Then grow.'), component([text('Start small.')], [])],
    ['Start small.'],
  ],
] as const) {
  test(`finds ${problem}`, () => {
    expect(findMissing(shown, parts)).toEqual(missing);
  });
}
