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
  const {problems, newBudgets} = check({[kind]: 6001});

  expect(problems).toEqual([
    `/tools has 6,001 bytes of ${kind}; its budget is ${budget[kind].toLocaleString('en')} bytes.`,
  ]);
  expect(newBudgets).toContain(`${kind}: 6050`);
});

it('accepts exactly the budget, which is that of every page for a page without its own', () => {
  expect(check({})).toEqual({problems: [], newBudgets: ''});
  expect(check({js: 500}, {}, '/prices').problems).toEqual([]);
  expect(check({}, {}, '/prices').problems).toEqual([
    '/prices has 1,000 bytes of js; its budget is 500 bytes.',
  ]);
});

it('reports scripts that grew, and shows the lines that would allow them', () => {
  expect(check({js: 800}, {Chat: 360}, '/prices')).toEqual({
    problems: [
      '/prices has 800 bytes of js; its budget is 500 bytes.',
      'The script Chat has 360 bytes; its budget is 200 bytes.',
    ],
    newBudgets: [
      'pages:',
      '  /prices:',
      '    html: 3000',
      '    css: 2000',
      '    js: 800',
      '    total: 6000',
      'scripts:',
      '  Chat: 400',
    ].join('\n'),
  });
});

it('reports budgets that nothing uses', () => {
  const weights = new Map([['/', {...budget, js: 0, scripts: new Map([['inline', 1]])}]]);

  expect(checkBudgets(weights, budgets).problems).toEqual([
    "There is a budget for the page /tools, which doesn't exist. Delete it.",
    "There is a budget for the script ToolCatalogue, which doesn't exist. Delete it.",
  ]);
});
