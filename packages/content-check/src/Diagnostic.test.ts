/** @jest-environment node */
import {ContentError, formatDiagnostic} from './Diagnostic';
import {SourceFile} from './SourceFile';

const file = new SourceFile('docs-content/data/tools.yaml', '- id: a\n  colour: red\n');
const unknown = file.diagnostic({
  offset: 10,
  message: 'The field "colour" doesn\'t exist here.',
});
const missing = file.diagnostic({
  offset: 0,
  message: 'name is missing.',
  hint: 'Add a line with "name:".',
});

describe('ContentError', () => {
  const error = new ContentError([unknown, missing]);

  it('lists all diagnostics', () => {
    expect(error.message).toBe(`\n${formatDiagnostic(unknown)}\n\n${formatDiagnostic(missing)}\n`);
    expect(error.diagnostics).toEqual([unknown, missing]);
  });

  it('has no stack trace', () => {
    expect(error.stack).toBe(error.message);
  });
});
