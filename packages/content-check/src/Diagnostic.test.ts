/** @jest-environment node */
import {ContentError} from './ContentError';
import {formatDiagnostic} from './Diagnostic';
import {SourceFile} from './SourceFile';

const file = new SourceFile('docs-content/data/tools.yaml', '- id: a\n  colour: red\n');
const unknown = file.diagnostic(10, {message: 'The field "colour" doesn\'t exist here.'});
const missing = file.diagnostic(0, {message: 'name is missing.', hint: 'Add a line with "name:".'});

it('formats the place and the message', () => {
  expect(formatDiagnostic(unknown)).toBe(
    'docs-content/data/tools.yaml:2:3  error  The field "colour" doesn\'t exist here.',
  );
});

it('formats the excerpt and the hint on lines of their own', () => {
  expect(formatDiagnostic(missing, {excerpt: '- id: a'})).toBe(
    'docs-content/data/tools.yaml:1:1  error  name is missing.\n' +
      '  - id: a\n  Add a line with "name:".',
  );
});

describe('ContentError', () => {
  const error = new ContentError([unknown, missing], [file]);

  it('lists all diagnostics with their excerpts', () => {
    expect(error.message).toBe(
      `\n${formatDiagnostic(unknown, {excerpt: 'colour: red'})}\n\n` +
        `${formatDiagnostic(missing, {excerpt: '- id: a'})}\n`,
    );
    expect(error.diagnostics).toEqual([unknown, missing]);
  });

  it('has no stack trace', () => {
    expect(error.stack).toBe(error.message);
  });
});
