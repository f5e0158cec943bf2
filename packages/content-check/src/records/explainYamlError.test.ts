/** @jest-environment node */
import * as z from 'zod';
import {formatDiagnostic} from '../Diagnostic';
import {SourceFile} from '../SourceFile';
import {parseYaml} from './parseYaml';

/** What an author reads about a file with these lines. */
const explain = (...lines: string[]) =>
  parseYaml(z.unknown(), new SourceFile('a.yaml', `${lines.join('\n')}\n`)).diagnostics.map(
    (diagnostic) => formatDiagnostic(diagnostic),
  );

it('accepts valid YAML', () => {
  expect(explain('- id: a', '  name: "A: b"')).toEqual([]);
});

it.each<[string, string[], string]>([
  [
    'a colon in text without quotes',
    ['name: A', 'text: Does: a thing.'],
    'a.yaml:2:7  error  Text that contains a colon needs quotes.\n' +
      '  Put the whole text in double quotes: "Does: a thing."',
  ],
  [
    'a colon and a quote in text without quotes',
    ['text: Does: a "thing".'],
    'a.yaml:1:7  error  Text that contains a colon needs quotes.\n' +
      '  Put the whole text in double quotes, and write \\" for each quote in it.',
  ],
  [
    'an open single quote',
    ['name: A', "cost: '$0", 'hosting: cloud'],
    "a.yaml:2:7  error  This quote is never closed.\n  Add ' at the end of the text.",
  ],
  [
    'an open bracket',
    ['name: [A, B'],
    'a.yaml:1:7  error  This "[" is never closed.\n  Add ] at the end of the line.',
  ],
  [
    'a duplicate field',
    ['- id: a', '  name: A', '  name: AA'],
    'a.yaml:3:3  error  The field `name` is used twice.\n  Delete one of the two lines.',
  ],
  [
    'a tab before a field',
    ['- id: a', '\tname: A'],
    'a.yaml:2:1  error  This line starts with a tab.\n' +
      '  Indent it with spaces, like the lines around it.',
  ],
  [
    'a line without a colon',
    ['name: A', 'text'],
    'a.yaml:2:1  error  This line needs a field name and a colon.\n' +
      '  Write it as `field: value`, or indent it if it belongs to the line above.',
  ],
  [
    'text that starts with a special character',
    ['id: @a'],
    'a.yaml:1:5  error  Text that starts with @ needs quotes.\n' +
      '  Put the whole text in double quotes, and write \\" for each quote in it.',
  ],
  [
    'any other mistake',
    ['- id: a', '', 'id: b'],
    "a.yaml:3:1  error  This line isn't written like the lines around it.\n" +
      '  Compare its spaces, its hyphen and its colon with theirs.',
  ],
])('explains %s', (_what, lines, expected) => {
  expect(explain(...lines)).toEqual([expected]);
});
