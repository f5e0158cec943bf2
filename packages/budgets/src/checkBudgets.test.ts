/** @jest-environment node */
import {checkBudgets} from './checkBudgets';
import type {Budgets} from './readBudgets';

const budget = {html: 3000, css: 2000, js: 1000, total: 6000};
const budgets: Budgets = {
  everyPage: {...budget, js: 500},
  pages: {'/tools': budget},
  everyScript: 200,
  scripts: {inline: 300, ToolCatalogue: 700},
};
const scriptBytes = {inline: 300, ToolCatalogue: 700, Menu: 200};

/** Checks a site with exactly its budget, except as given. */
const check = (weight: object, scripts: Record<string, number> = {}, path = '/tools') =>
  checkBudgets(
    new Map([
      ['/tools', {...budget, scripts: new Map(Object.entries(scriptBytes))}],
      [
        path,
        {...budget, ...weight, scripts: new Map(Object.entries({...scriptBytes, ...scripts}))},
      ],
    ]),
    budgets,
  );

it.each(['html', 'css', 'js', 'total'] as const)('reports a page with too much: %s', (kind) => {
  expect(check({[kind]: 6001})).toEqual([
    `/tools has 6,001 bytes of ${kind}; its budget is ${budget[kind].toLocaleString('en')} bytes.`,
  ]);
});

it('accepts exactly the budget, which is that of every page for a page without its own', () => {
  expect(check({})).toEqual([]);
  expect(check({js: 500}, {}, '/prices')).toEqual([]);
  expect(check({}, {}, '/prices')).toEqual([
    '/prices has 1,000 bytes of js; its budget is 500 bytes.',
  ]);
});

it('reports scripts that grew', () => {
  expect(check({}, {Chat: 360})).toEqual([
    'The script Chat has 360 bytes; its budget is 200 bytes.',
  ]);
});

it('reports budgets that nothing uses', () => {
  const weights = new Map([['/', {...budget, js: 0, scripts: new Map([['inline', 1]])}]]);

  expect(checkBudgets(weights, budgets)).toEqual([
    "There is a budget for the page /tools, which doesn't exist. Delete it.",
    "There is a budget for the script ToolCatalogue, which doesn't exist. Delete it.",
  ]);
});
