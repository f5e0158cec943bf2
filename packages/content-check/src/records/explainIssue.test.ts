/** @jest-environment node */
import * as z from 'zod';
import {explainIssue} from './explainIssue';
import {schemaAt} from './schemaParts';

/** The explanation of the first problem with a value. */
function explain(schema: z.ZodType, value: unknown, part?: z.ZodType) {
  const issue = schema.safeParse(value, {reportInput: true}).error?.issues[0];
  if (!issue) {
    throw new Error('The value fits the schema.');
  }
  const {message, hint} = explainIssue(issue, part ?? schemaAt(schema, issue.path));
  return [message, hint];
}

const name = z.strictObject({name: z.string().min(1)});
const mobile = z.strictObject({mobile: z.boolean()});
const address = z.strictObject({url: z.url({protocol: /^https$/}).optional()});
const list = z.strictObject({links: z.array(z.string()).min(1)});

it.each<[string, z.ZodType, unknown, string, string | undefined]>([
  ['a field without a value', name, {name: null}, '`name` is empty.', 'Add a value.'],
  ['empty text', name, {name: ''}, '`name` is empty.', 'Add a value.'],
  ['an empty file', list, null, 'This file is empty.', 'Add a value.'],
  [
    'an empty list',
    list,
    {links: []},
    '`links` is too short: 0 entries.',
    'It needs at least 1 entry.',
  ],
  [
    'a list with too many entries',
    z.array(z.string()).max(2),
    ['a', 'b', 'c'],
    'This file is too long: 3 entries.',
    'It can have at most 2 entries.',
  ],
  [
    'a text that is too short',
    z.string().min(5),
    'Shop',
    'This file is too short: 4 characters.',
    'It needs at least 5 characters.',
  ],
  [
    'a no-break space in a choice',
    z.strictObject({kind: z.enum(['Code Editor'])}),
    {kind: 'Code\u00a0Editor'},
    '`kind` can\'t be "Code\u00a0Editor".',
    'It contains a no-break space or hyphen. Delete that and type it again.',
  ],
  [
    'a no-break space after true',
    mobile,
    {mobile: 'true\u00a0'},
    '`mobile` must be true or false, not "true\u00a0".',
    'It contains a no-break space or hyphen. Delete that and type it again.',
  ],
  [
    'a no-break hyphen in a phone number',
    z.strictObject({phone: z.string().regex(/^[\d -]+$/)}),
    {phone: '202\u2011555 0142'},
    '`phone` can\'t be "202\u2011555 0142".',
    'It contains a no-break space or hyphen. Delete that and type it again.',
  ],
  [
    'a no-break space in a text that is too long',
    z.string().max(5),
    'Our\u00a0shop',
    'This file is too long: 8 characters.',
    'It can have at most 5 characters.',
  ],
  [
    'true in quotes, with a space',
    mobile,
    {mobile: 'true '},
    '`mobile` must be true or false, not "true ".',
    undefined,
  ],
  [
    'text that YAML reads as a reference',
    mobile,
    {mobile: '*main'},
    '`mobile` must be true or false, not "*main".',
    undefined,
  ],
  [
    'text instead of a list',
    list,
    {links: 'a'},
    '`links` must be a list, not "a".',
    'Write each entry on a line that starts with "- ".',
  ],
  [
    'a list instead of fields',
    name,
    ['a'],
    'This file must be a group of fields, not ["a"].',
    'Write each field on its own line, such as `name: value`.',
  ],
  [
    'an entry that is not text',
    list,
    {links: ['a', true]},
    'Entry 2 must be text, not true.',
    'Put it in double quotes.',
  ],
  [
    'an address with http',
    address,
    {url: 'http://a.example.com'},
    "http://a.example.com isn't a secure address.",
    'Write https://a.example.com if that opens in a browser.',
  ],
])('explains %s', (_what, schema, value, message, hint) => {
  expect(explain(schema, value)).toEqual([message, hint]);
});

it.each([
  ['The name as its maker writes it', 'Write the name as its maker writes it.'],
  ['Whether it builds apps', 'Say whether it builds apps.'],
  ['How customers get it', 'Say how customers get it.'],
  ['GitHub or GitLab', 'Write GitHub or GitLab.'],
  ['"Free", or an amount such as "$20"', 'Write "Free", or an amount such as "$20".'],
])('makes the description "%s" a sentence of the hint', (description, sentence) => {
  const schema = z.boolean().describe(description);

  expect(explain(mobile, {mobile: 'maybe'}, schema)[1]).toBe(sentence);
  expect(explain(mobile, {mobile: null}, schema)[1]).toBe(sentence);
  expect(explain(name, {}, schema)[1]).toBe(`Add a line \`name: …\`. ${sentence}`);
});
