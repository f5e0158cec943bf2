import {problemWords} from './problemWords';

it.each([
  ['`costPerMonth` can\'t be "$5".', '“Cost per month” can\'t be "$5".'],
  ["`to` doesn't work without `linkLabel`.", "“Leads to” doesn't work without “Link label”."],
  ['Write `<Step>` in it.', 'Write <Step> in it.'],
])('a form says %s with the labels of its fields', (message, told) => {
  expect(problemWords({message}).message).toBe(told);
});

it.each([
  ['Write title="…".', ''],
  ['Write columns={3}.', ''],
  ['Write each field as `name: value`.', ''],
  ['Write `<Step>` inside of it.', ''],
  ['Did you mean `calm`?', 'Did you mean calm?'],
  ['Write https://example.com', 'Write https://example.com'],
  [undefined, ''],
])('a form answers the hint %j with “%s”', (hint, told) => {
  expect(problemWords({message: '`title` is empty.', hint})).toEqual({
    message: '“Title” is empty.',
    hint: told,
  });
});
