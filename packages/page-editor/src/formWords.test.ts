import {formWords} from './formWords';

it.each([
  ['Write title="…".', ''],
  ['Write columns={3}.', ''],
  ['Write each field as `name: value`.', ''],
  ['Write `<Step>` inside of it.', ''],
  ['Did you mean `calm`?', 'Did you mean calm?'],
  ['Write https://example.com', 'Write https://example.com'],
  [undefined, ''],
])('a form answers the hint %j with “%s”', (hint, told) => {
  expect(formWords({message: '`title` is empty.', hint})).toEqual({
    message: 'title is empty.',
    hint: told,
  });
});
