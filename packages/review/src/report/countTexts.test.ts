/** @jest-environment node */
import {countTexts} from './countTexts';
import {textChanges} from './pageChange.fixture';

it('distinguishes prices, figures and headings from other text', () => {
  expect(countTexts(textChanges('It costs $10 a month.', 'It costs $12 a month.'))).toBe(
    'one price',
  );
  expect(countTexts(textChanges('A gain of 20% a year.', 'A gain of 25% a year.'))).toBe(
    'one figure',
  );
  expect(countTexts(textChanges('A gain of 20% a year.', 'No gain in a year.'))).toBe(
    'one text edit',
  );
  const [heading] = textChanges('Old title here', 'New title here');
  expect(countTexts(heading ? [{...heading, isHeading: true}] : [])).toBe('one heading');
});

it('adds up changes of one kind', () => {
  const texts = [
    ...textChanges('It costs $10 a month.', 'It costs $12 a month.'),
    ...textChanges('It costs $20 a month.', 'It costs $22 a month.'),
    ...textChanges('One sentence.', 'One other sentence.'),
  ];

  expect(countTexts(texts)).toBe('two prices and one text edit');
});
