/** @jest-environment node */
import {ContentError, formatProblem} from './problem';

const unknownField = {
  file: 'docs-content/data/tools.yaml',
  line: 12,
  column: 5,
  message: 'There is no field named "colour" here.',
};
const missing = {...unknownField, line: 3, message: 'It is missing.', mend: 'Add a line for it.'};

it('says where a problem is, and what', () => {
  expect(formatProblem(unknownField)).toBe(
    'docs-content/data/tools.yaml:12:5  error  There is no field named "colour" here.',
  );
});

it('says on a line of its own how to mend it', () => {
  expect(formatProblem(missing)).toBe(
    'docs-content/data/tools.yaml:3:5  error  It is missing.\n  Add a line for it.',
  );
});

describe('the error', () => {
  const error = new ContentError([unknownField, missing]);

  it('tells all problems, with an empty line between', () => {
    expect(error.message).toBe(`\n${formatProblem(unknownField)}\n\n${formatProblem(missing)}\n`);
    expect(error.problems).toEqual([unknownField, missing]);
  });

  it('spares an author the stack', () => {
    expect(error.stack).toBe(error.message);
  });
});
