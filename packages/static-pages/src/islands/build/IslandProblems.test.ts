/** @jest-environment node */
import {IslandProblems} from './IslandProblems';

it('lists each problem once, sorted by kind and text, with its first pages', () => {
  const problems = new IslandProblems();
  problems.throwIfAny();
  problems.add('island', '"Menu"', '/b');
  for (const page of ['/e', '/b', '/d', '/a', '/c', '/a']) {
    problems.add('handler', '<button> with onClick', page);
  }
  problems.add('handler', '<a> with onClick', '/a');
  problems.add('bundle', 'First line\n    second line\n\n');

  expect(() => problems.throwIfAny()).toThrow(
    new Error(
      "This site can't be built as static pages with islands. 4 problems:\n\n" +
        'These event handlers would never run. Make an island of the component, or remove ' +
        'them.\n' +
        '  - <a> with onClick\n    on /a\n' +
        '  - <button> with onClick\n    on /a, /b, /c and 2 more\n\n' +
        'These islands have no file.\n' +
        '  - "Menu"\n    on /b\n\n' +
        'These scripts have errors.\n' +
        '  - First line\n        second line\n',
    ),
  );
});
