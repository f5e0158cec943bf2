/** @jest-environment node */
import {compareRecords} from './compareRecords';
import type {NumberedItem, VersionContent} from './readVersionContent';

const config = {
  shownBy: {comparison: 'ToolComparison'},
  numbered: {component: 'ProcessStep', name: 'step'},
};

const version = (
  records: VersionContent['records'],
  numbered: NumberedItem[] = [],
): VersionContent => ({records, numbered, pagesUsing: {ToolComparison: ['/tools']}});

const row = (name: string, costPerMonth: string, mobileSupport = false) => ({
  name,
  costPerMonth,
  mobileSupport,
});

const tool = (id: string, name: string, category = 'Code Review') => ({id, name, category});

const textsOf = (before: VersionContent, after: VersionContent): string[] =>
  compareRecords(before, after, config).map(({text}) => text);

it('ignores what is the same', () => {
  const same = () => version({comparison: [row('Cursor', '$20')], site: {brand: 'A'}});

  expect(compareRecords(same(), same(), config)).toEqual([]);
});

it('names the record, the field and both values, and the page that shows them', () => {
  const before = version({comparison: [row('GitHub Copilot', '$10'), row('Cursor', '$20')]});
  const after = version({comparison: [row('GitHub Copilot', '$12', true), row('Cursor', '$20')]});

  expect(compareRecords(before, after, config)).toEqual([
    {
      text: 'GitHub Copilot: cost per month $10 → $12',
      searchTexts: ['$10', '$12'],
      pages: ['/tools'],
    },
    {text: 'GitHub Copilot: mobile support no → yes', searchTexts: [], pages: ['/tools']},
  ]);
});

it('reports an added, a removed and a moved record with its category', () => {
  const before = version({tools: [tool('a', 'Alpha'), tool('c', 'Gamma'), tool('d', 'Delta')]});
  const after = version({tools: [tool('b', 'Beta'), tool('d', 'Delta'), tool('c', 'Gamma')]});

  expect(textsOf(before, after)).toEqual([
    'Tools: Beta was added (category: Code Review)',
    'Tools: Alpha was removed (category: Code Review)',
    'Tools: Delta moved before Gamma',
  ]);
});

it('reports a renamed record, and one in another category', () => {
  const before = version({tools: [tool('a', 'Alpha'), tool('b', 'Beta')]});
  const after = version({tools: [tool('a', 'Alpha 2'), tool('b', 'Beta', 'Documentation')]});

  expect(textsOf(before, after)).toEqual([
    'Alpha: name Alpha → Alpha 2',
    'Beta: category Code Review → Documentation',
  ]);
});

it('compares nested fields, links and lists of words', () => {
  const before = version({
    site: {
      tagline: 'Old',
      client: {name: 'A'},
      navbar: [{name: 'Home', path: '/'}],
      contactForm: {departments: ['Sales']},
    },
  });
  const after = version({
    site: {
      client: {name: 'B'},
      navbar: [
        {name: 'Home', path: '/start'},
        {name: 'Prices', path: '/prices'},
      ],
      contactForm: {departments: ['Sales', 'Legal']},
    },
  });

  expect(textsOf(before, after)).toEqual([
    'Tagline: Old → (nothing)',
    'Client: name A → B',
    'Navbar, Home: path / → /start',
    'Navbar: Prices was added',
    'Contact form, departments: Sales → Sales, Legal',
  ]);
});

it('reports only the name of an added or removed group of fields', () => {
  const crash = {site: {crash: {title: 'Sorry', text: 'It is us.'}}};

  expect(textsOf(version({site: {}}), version(crash))).toEqual(['Crash was added']);
  expect(textsOf(version(crash), version({site: {}}))).toEqual(['Crash was removed']);
});

it('ignores a file that only one version has or that isn’t YAML', () => {
  expect(textsOf(version({}), version({site: {brand: 'A'}}))).toEqual([]);
  expect(textsOf(version({site: undefined}), version({site: {brand: 'A'}}))).toEqual([]);
});

describe('numbered elements', () => {
  const step = (id: number, title: string): NumberedItem => ({
    id: String(id),
    title,
    page: '/process',
  });
  const [prepare, plan, draft] = [step(7, 'Prepare'), step(8, 'Plan'), step(9, 'Draft')] as const;
  const between = (before: NumberedItem[], after: NumberedItem[]) =>
    textsOf(version({}, before), version({}, after));

  it('reports a moved one by its old number', () => {
    expect(between([prepare, plan, draft], [prepare, step(8, 'Draft'), step(9, 'Plan')])).toEqual([
      'Step 9 (Draft) moved before step 8 (Plan)',
    ]);
  });

  it('reports one that was added, removed or renamed', () => {
    expect(between([prepare, plan], [prepare, plan, draft])).toEqual(['Step 9 (Draft) was added']);
    expect(between([prepare, plan], [prepare])).toEqual(['Step 8 (Plan) was removed']);
    expect(between([prepare], [step(7, 'Get ready')])).toEqual(['Step 7: Prepare → Get ready']);
  });

  it('names the page', () => {
    const [change] = compareRecords(version({}, [prepare]), version({}, []), config);

    expect(change).toMatchObject({pages: ['/process']});
  });
});
