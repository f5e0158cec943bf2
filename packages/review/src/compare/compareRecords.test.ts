import {compareRecords} from './compareRecords';
import type {Records, Step} from './recordsOf';

const records = (data: Records['data'], steps: Step[] = []): Records => ({
  data,
  steps,
  pagesWith: {ToolComparison: ['/tools']},
});

const row = (name: string, costPerMonth: string, mobileSupport = false) => ({
  name,
  costPerMonth,
  mobileSupport,
});

const tool = (id: string, name: string, category = 'Code Review') => ({id, name, category});

const textsOf = (before: Records, after: Records): string[] =>
  compareRecords(before, after).map(({text}) => text);

it('says nothing of what is the same', () => {
  const same = () => records({comparison: [row('Cursor', '$20')], site: {brand: 'A'}});

  expect(compareRecords(same(), same())).toEqual([]);
});

it('names the record, the field and both values, and the page that shows them', () => {
  const before = records({comparison: [row('GitHub Copilot', '$10'), row('Cursor', '$20')]});
  const after = records({comparison: [row('GitHub Copilot', '$12', true), row('Cursor', '$20')]});

  expect(compareRecords(before, after)).toEqual([
    {text: 'GitHub Copilot: cost per month $10 → $12', words: ['$10', '$12'], pages: ['/tools']},
    {text: 'GitHub Copilot: mobile support no → yes', words: [], pages: ['/tools']},
  ]);
});

it('tells a tool that is new in its category, one that is gone, and one that moved', () => {
  const before = records({tools: [tool('a', 'Alpha'), tool('c', 'Gamma'), tool('d', 'Delta')]});
  const after = records({tools: [tool('b', 'Beta'), tool('d', 'Delta'), tool('c', 'Gamma')]});

  expect(textsOf(before, after)).toEqual([
    'Category Code Review has a new tool: Beta',
    'Category Code Review has lost a tool: Alpha',
    'Tools: Delta moved before Gamma',
  ]);
});

it('tells a tool that is called otherwise, and one of another category', () => {
  const before = records({tools: [tool('a', 'Alpha'), tool('b', 'Beta')]});
  const after = records({tools: [tool('a', 'Alpha 2'), tool('b', 'Beta', 'Documentation')]});

  expect(textsOf(before, after)).toEqual([
    'Alpha: name Alpha → Alpha 2',
    'Beta: category Code Review → Documentation',
  ]);
});

it('finds fields within others, links, and words of a list', () => {
  const before = records({
    site: {
      tagline: 'Old',
      client: {name: 'A'},
      navbar: [{label: 'Home', to: '/'}],
      contactForm: {departments: ['Sales']},
    },
  });
  const after = records({
    site: {
      client: {name: 'B'},
      navbar: [
        {label: 'Home', to: '/start'},
        {label: 'Prices', to: '/prices'},
      ],
      contactForm: {departments: ['Sales', 'Legal']},
    },
  });

  expect(textsOf(before, after)).toEqual([
    'Tagline: Old → (nothing)',
    'Client: name A → B',
    'Navbar, Home: to / → /start',
    'Navbar: Prices is new',
    'Contact form, departments: Sales → Sales, Legal',
  ]);
});

it('tells fields that have others in them by their name alone', () => {
  const crash = {site: {crash: {title: 'Sorry', text: 'It is us.'}}};

  expect(textsOf(records({site: {}}), records(crash))).toEqual(['Crash is new']);
  expect(textsOf(records(crash), records({site: {}}))).toEqual(['Crash is gone']);
});

it('passes over a record that was not there or could not be read', () => {
  expect(textsOf(records({}), records({site: {brand: 'A'}}))).toEqual([]);
  expect(textsOf(records({site: undefined}), records({site: {brand: 'A'}}))).toEqual([]);
});

describe('of the steps', () => {
  const step = (id: number, title: string): Step => ({id: String(id), title, page: '/process'});
  const [prepare, plan, draft] = [step(7, 'Prepare'), step(8, 'Plan'), step(9, 'Draft')] as const;
  const between = (before: Step[], after: Step[]) =>
    textsOf(records({}, before), records({}, after));

  it('tells one that moved, by the number that it had', () => {
    expect(between([prepare, plan, draft], [prepare, step(8, 'Draft'), step(9, 'Plan')])).toEqual([
      'Step 9 (Draft) moved before step 8 (Plan)',
    ]);
  });

  it('tells one that is new, gone, or has another title', () => {
    expect(between([prepare, plan], [prepare, plan, draft])).toEqual(['Step 9 (Draft) is new']);
    expect(between([prepare, plan], [prepare])).toEqual(['Step 8 (Plan) is gone']);
    expect(between([prepare], [step(7, 'Get ready')])).toEqual(['Step 7: Prepare → Get ready']);
  });

  it('names the page', () => {
    const [change] = compareRecords(records({}, [prepare]), records({}, []));

    expect(change).toMatchObject({pages: ['/process']});
  });
});
