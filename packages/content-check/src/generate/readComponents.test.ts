/** @jest-environment node */
import {join, relative} from 'node:path';
import {readComponents} from './readComponents';

const pathOf = (file: string) => relative(process.cwd(), join(__dirname, file));
const fixture = (name: string) => pathOf(`__fixtures__/${name}.tsx`);
const options = ['Drawing', ['Head', 'Details']] as const;

/** The lines of the error that a file causes. */
function problemsOf(file: string): string[] {
  try {
    readComponents(file, ...options);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

it('reports everything missing in the types and JSDoc at once', () => {
  const file = fixture('brokenComponents');
  const cannotWrite =
    "which a page can't write. " +
    'Use one of: string, number, boolean, a union of strings, Drawing.';

  expect(problemsOf(file).sort()).toEqual(
    [
      `${file}: <Box> "head" has no description. Add one: /** … */`,
      `${file}: <Box> "foot" has no description. Add one: /** … */`,
      `${file}: <Box> "lines" has no description. Add one: /** … */`,
      `${file}: <Box> "lines" has the type string[], ${cannotWrite}`,
      `${file}: <Box> "onOpen" has the type () => void, ${cannotWrite}`,
      `${file}: <Box> "value" has the type string | number, ${cannotWrite}`,
      `${file}: <Box> has no description. Add one: /** … */`,
      `${file}: <Box> has no example. Add one after @example.`,
      `${file}: <Label> is not a function component with one signature.`,
    ].sort(),
  );
});

it('throws for a file without components', () => {
  expect(problemsOf(pathOf('markdown.ts'))).toEqual([
    `${pathOf('markdown.ts')} has no default export with the components.`,
  ]);
});
