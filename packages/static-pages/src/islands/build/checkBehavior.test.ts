/** @jest-environment node */
import {load} from 'cheerio';
import {checkBehavior} from './checkBehavior';
import {IslandProblems} from './IslandProblems';

/** The problems of a page, which loses the marks of event handlers. */
function problemsOf(body: string): string[] {
  const $ = load(body);
  const problems = new IslandProblems();
  const add = jest.spyOn(problems, 'add');
  checkBehavior($, '/tools', new Map([['Menu', '']]), problems);
  expect($.html()).not.toContain('data-island-handlers');
  return add.mock.calls.map(([kind, problem]) => `${kind}: ${problem}`);
}

it('describes an element with event handlers outside of islands by its text or its name', () => {
  const handlers = 'data-island-handlers="onClick, onKeyDown"';

  expect(
    problemsOf(
      `<site-island name="Menu" data-island-handlers><button ${handlers}>In an island</button><site-children>` +
        `<button ${handlers}> Go </button></site-children></site-island>` +
        `<input name="mail" ${handlers}>` +
        `<button aria-label="Close" ${handlers}></button>` +
        `<a ${handlers}>A text that goes on for longer than a message should</a>`,
    ),
  ).toEqual([
    'handler: <button> "Go" with onClick, onKeyDown',
    'handler: <input> "mail" with onClick, onKeyDown',
    'handler: <button> "Close" with onClick, onKeyDown',
    'handler: <a> "A text that goes on for longer than a me" with onClick, onKeyDown',
  ]);
});
