import {checkBudgets} from './checkBudgets';
import type {Budgets} from './checkBudgets';

const limits = {document: 3000, styles: 2000, javascript: 1000, everything: 6000};
const budgets: Budgets = {
  everyPage: {...limits, javascript: 500},
  pages: {'/tools': limits},
  scripts: {page: 300, ToolCatalogue: 700},
};

/** A page that has exactly what it may have, but for what is given. */
const problemsOf = (weight: object, scripts: Record<string, number> = {}, path = '/tools') =>
  checkBudgets(
    new Map([
      [
        path,
        {
          ...limits,
          ...weight,
          scripts: new Map(Object.entries({...budgets.scripts, ...scripts})),
        },
      ],
    ]),
    budgets,
  );

it('has nothing to say of a site that has just what it may have', () => {
  expect(problemsOf({})).toEqual([]);
});

it.each(['document', 'styles', 'everything'] as const)(
  'names the page that has too much: %s',
  (kind) => {
    expect(problemsOf({[kind]: 6001})).toEqual([
      expect.stringMatching(
        new RegExp(`^/tools has 6,001 bytes of ${kind}, its budget is \\d,000 bytes\\.$`),
      ),
    ]);
  },
);

it('names the script that grew when a page has too much JavaScript', () => {
  expect(problemsOf({javascript: 1250}, {ToolCatalogue: 950})).toEqual([
    '/tools has 1,250 bytes of javascript, its budget is 1,000 bytes: ' +
      'ToolCatalogue has 950 bytes, its budget is 700 bytes.',
  ]);
});

it('names a script that is new', () => {
  expect(problemsOf({javascript: 9000}, {Chat: 8000})).toEqual([
    '/tools has 9,000 bytes of javascript, its budget is 1,000 bytes: Chat (8,000 bytes) is new.',
  ]);
});

it('names a script that grew although its page may have it', () => {
  expect(problemsOf({}, {page: 301})).toEqual([
    '/tools: the script page has 301 bytes, its budget is 300 bytes.',
  ]);
});

it('holds a page without a budget of its own to that of every page', () => {
  expect(problemsOf({javascript: 500}, {}, '/prices')).toEqual([]);
  expect(problemsOf({}, {}, '/prices')).toEqual([
    '/prices has 1,000 bytes of javascript, its budget is 500 bytes.',
  ]);
});
