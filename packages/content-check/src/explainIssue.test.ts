/** @jest-environment node */
import * as z from 'zod';
import {explainIssue, explainUnknownField} from './explainIssue';

/** What is said of the first problem that a value has. */
function explain(schema: z.ZodType, value: unknown, purpose?: string) {
  const issue = schema.safeParse(value, {reportInput: true}).error?.issues[0];
  if (!issue) {
    throw new Error('The value fits the schema.');
  }
  return explainIssue(issue, purpose);
}

const name = z.strictObject({name: z.string().min(1)});
const mobile = z.strictObject({mobile: z.boolean()});
const hosting = z.strictObject({hosting: z.enum(['inplace', 'external'])});
const address = z.strictObject({url: z.url({protocol: /^https$/}).optional()});
const list = z.strictObject({links: z.array(z.string()).min(1)});

it.each<[string, z.ZodType, unknown, string, string | undefined]>([
  ['a missing field', name, {}, 'The field "name" is missing.', 'Add a line for it.'],
  ['a missing choice', hosting, {}, 'The field "hosting" is missing.', 'Add a line for it.'],
  ['a field without a value', name, {name: null}, 'The field "name" is empty.', 'Write its value.'],
  ['an empty text', name, {name: ''}, 'The field "name" is empty.', 'Write its value.'],
  ['an empty file', list, null, 'The file is empty.', 'Write its value.'],
  ['an empty list', list, {links: []}, 'The field "links" has too few entries.', 'Add one.'],
  ['a number for a text', name, {name: 5}, 'The field "name" is 5, but should be text.', undefined],
  [
    'a word for yes',
    mobile,
    {mobile: 'yes'},
    'The field "mobile" is "yes", but should be true or false.',
    undefined,
  ],
  [
    'a text for a list',
    list,
    {links: 'a'},
    'The field "links" is "a", but should be a list, each entry starting with "- ".',
    undefined,
  ],
  [
    'a list for fields',
    name,
    ['a'],
    'The file is ["a"], but should be fields, each on its own line as "name: value".',
    undefined,
  ],
  [
    'an entry that is no text',
    list,
    {links: ['a', true]},
    'Entry 2 is true, but should be text.',
    undefined,
  ],
  [
    'a choice that there is not',
    hosting,
    {hosting: 'cloud'},
    'The field "hosting" is "cloud", which is not one of the possible values.',
    'Use one of: inplace, external.',
  ],
  [
    'an address without https',
    address,
    {url: 'http://a.example.com'},
    'The field "url" is "http://a.example.com", which does not look right.',
    'Write the whole address, beginning with https://',
  ],
])('explains %s', (_what, schema, value, message, mend) => {
  expect(explain(schema, value)).toEqual({message, mend});
});

it('says what a field is for, where the schema says it', () => {
  const mend = 'It is: The name as its maker writes it.';
  const purpose = 'The name as its maker writes it';

  expect(explain(name, {}, purpose).mend).toBe(mend);
  expect(explain(name, {name: ''}, purpose).mend).toBe(mend);
  expect(explain(name, {name: 5}, purpose).mend).toBe(mend);
});

it('leaves the words of a check of our own as they are', () => {
  const even = z.number().refine((value) => value % 2 === 0, 'Give it an even number.');

  expect(explain(even, 3, 'a number')).toEqual({message: 'Give it an even number.'});
});

it('names the field that is most likely meant, and all that there are', () => {
  expect(explainUnknownField('nmae', ['name', 'url'])).toEqual({
    message: 'There is no field named "nmae" here.',
    mend: 'Did you mean "name"? The fields are: name, url.',
  });
});

it('tells how long a text may be', () => {
  expect(explain(z.strictObject({title: z.string().max(5)}), {title: 'Too long'})).toEqual({
    message: 'The field "title" is too long: 8 characters.',
    mend: 'Shorten it to 5 characters at most.',
  });
});
