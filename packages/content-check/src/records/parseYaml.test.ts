/** @jest-environment node */
import * as z from 'zod';
import {formatDiagnostic} from '../Diagnostic';
import {SourceFile} from '../SourceFile';
import {parseYaml} from './parseYaml';

const entry = z.strictObject({id: z.string(), name: z.string(), isNew: z.boolean().optional()});
const link = z.strictObject({label: z.string(), to: z.string()});
const schema = z.strictObject({
  title: z.string(),
  client: z.strictObject({name: z.string(), url: z.string()}),
  links: z.array(link),
  words: z.array(z.string()),
  entries: z.array(entry),
});

const text = `title: Corner Shop

client:
  name: Example
  url: https://www.example.com

links:
  - {label: Home, to: /}
  - {label: Tools, to: /tools}

words:
  - good
  - fast
  - new

entries:
  - id: one
    name: The first
    isNew: true
  - id: two
    name: The second
`;

const read = (yaml: string) => parseYaml(schema, new SourceFile('a.yaml', yaml));
const explain = (yaml: string) =>
  read(yaml).problems.map((problem) => formatDiagnostic({...problem, excerpt: undefined}));

/** A mistake, what an author reads, and how the file is if it's fixed by itself. */
const mistakes: [from: string, to: string, message: string, hint: string][] = [
  ['Corner', '*Corner', '1:8 Text that starts with * needs quotes.', '"*Corner Shop"'],
  ['Corner Shop', '&>-\n  Shop', '1:8 Text that starts with & needs quotes.', '"&>-"'],
  ['Corner', '!Corner', '1:8 Text that starts with ! needs quotes.', '"!Corner Shop"'],
  ['Corner', '#Corner', '1:8 Text that starts with # needs quotes.', 'in double quotes'],
  ['Corner Shop', "!'Corner Shop'", '1:8 Text that starts with ! needs quotes.', 'Delete the !'],
  ['Corner Shop', "'Ann's Shop'", '1:8 This text goes on after its closing quote.', 'curly ones'],
  ['Corner Shop', '"Corner Shop”', '1:8 This quote is never closed.', 'Add "'],
  ['title: ', 'title = ', '1:1 This line needs a field name, a colon', 'field: value'],
  ['client:', 'client', '3:1 This line needs a field name, a colon', 'field: value'],
  ['Corner Shop', '>-\nA shop', '2:1 This line needs a field name, a colon', 'indent it'],
  ['  name: E', '  url: E', '5:3 The field `url` is used twice.', 'indent it'],
  ['  url', '   url', '5:4 This line is indented differently', 'with as many spaces'],
  [
    '  - new',
    '    - new',
    '14:5 This line is read as part of the text above it.',
    'below the other hyphens',
  ],
  ['label: T', 'label:T', '9:6 A colon needs a space after it.', 'label: Tools'],
  ['- id: two', '  id: two', '20:5 The field `id` is used twice.', '"- "'],
  ['- id: two', '-id: two', '20:3 A hyphen needs a space after it.', '- id: two'],
  ['Shop\n', 'Shop\nasdf\n', '2:1 This line needs a field name, a colon', 'field: value'],
];

it.each(mistakes)('explains %j written as %j', (from, to, message, hint) => {
  expect(text).toContain(from);
  const found = explain(text.replace(from, () => to));

  expect(found).toHaveLength(1);
  const [place, ...words] = message.split(' ');
  expect(found[0]).toContain(`a.yaml:${place ?? ''}  error  ${words.join(' ')}`);
  expect(found[0]?.split('\n')[1]).toContain(hint);
});

it.each(mistakes)('offers no fix that breaks %j written as %j', (from, to) => {
  const broken = text.replace(from, () => to);
  const fixed = read(broken).problems.reduce(
    (result, {fix}) =>
      fix ? result.slice(0, fix.start) + fix.text + result.slice(fix.end) : result,
    broken,
  );

  expect(fixed === broken || explain(fixed).length === 0).toBe(true);
});

describe('leaves alone', () => {
  const rightLines: [from: string, to: string][] = [
    ['  - new', '  - 9:30 to 17:00'],
    ['Corner Shop', 'Corner Shop # the name: short'],
    ['links:\n', 'links:\n  - {label: Home, of: {a: b}, to: /}\n'],
    ['Corner Shop', '>-\n  Note: the claim: it is fast,\n\n  name=Planner'],
    ['  - new', '  - |\n    Note: the claim: it is fast'],
  ];

  it.each(rightLines)('%j written as %j, when the error is further down', (from, to) => {
    const changed = text.replace(from, () => to);
    const broken = `${changed}   rights: All\n`;
    const line = broken.split('\n').length - 1;

    expect(changed).not.toBe(text);
    expect(explain(broken)[0]).toContain(`a.yaml:${line}:`);
    expect(read(broken).problems[0]?.fix).toBeUndefined();
  });
});

it('reads text in quotes on several lines', () => {
  const folded = text.replace('Corner Shop', '"Corner\n  Shop"');

  expect(explain(folded)).toEqual([]);
  expect(explain(folded.replace('name: E', 'name E'))[0]).toContain('This line needs a field name');
});

it('explains mistakes in files with Windows line endings at the same places', () => {
  const broken = text.replace('- id: two', '-id: two');

  expect(explain(broken.replaceAll('\n', '\r\n'))).toEqual(explain(broken));
});
