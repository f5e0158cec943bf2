import type {PageChange} from '../compare/compareSites';
import {compareTexts} from '../compare/compareTexts';
import {summaryOf} from './summary';

const block = {part: 'main', section: 'In the <first> year', isHeading: false} as const;

const texts = (before: string, after: string) =>
  compareTexts([{...block, text: before}], [{...block, text: after}]);

const benefits: PageChange = {
  path: '/benefits',
  verdict: 'changed',
  before: {path: '/benefits', title: 'Benefits | Site', weight: {html: 1, css: 1, js: 1}},
  after: {path: '/benefits', title: 'Benefits | Site', weight: {html: 1, css: 1, js: 1}},
  texts: texts('A gain of 20% for @everyone.', 'A gain of 25% for @everyone.'),
  values: [{what: 'title', before: '', after: 'Benefits | Site'}],
  lists: [{what: 'links', added: ['Home → /'], removed: []}],
  brokenLinks: ['Tools → /nowhere'],
  pictures: {phone: {before: [], after: []}},
};

const home: PageChange = {
  ...benefits,
  path: '/',
  verdict: 'same',
  texts: [],
  values: [],
  lists: [],
  pictures: {},
  after: {path: '/', title: 'Home | Site', weight: {html: 1, css: 1, js: 1}},
};

const facts = {
  base: 'abc',
  changes: [benefits, home],
  records: [{text: 'Bolt: cost $10 → $12', words: [], pages: ['/benefits']}],
};

it('tells what changes, page by page, with links to where it can be seen', () => {
  const summary = summaryOf({
    ...facts,
    previewUrl: 'https://example.com/pr-7/',
    reportUrl: 'https://example.com/pr-7-review/',
  });

  expect(summary.split('\n')).toEqual([
    '## 1 of 2 pages changes: one figure and the title on Benefits.',
    '',
    '**In the records**',
    '',
    String.raw`- Bolt: cost $10 → $12 \(on /benefits\)`,
    '',
    String.raw`### Benefits \(/benefits\): changed – [what changed](https://example.com/pr-7-review/#page-benefits), [preview](https://example.com/pr-7/benefits)`,
    '',
    String.raw`- _title:_ <ins>Benefits \| Site</ins>`,
    String.raw`- _under “In the \<first\> year”:_ A gain of <del>20</del><ins>25</ins>% for \@everyone.`,
    '- _links:_ <ins>Home → /</ins>',
    '- it looks different on phone',
    '- ⚠ leads to nothing: Tools → /nowhere',
    '',
    'Nothing a visitor can see changed on: Home.',
    '',
  ]);
});

it('has no links when nothing is published', () => {
  expect(summaryOf(facts)).not.toMatch(/\]\(/);
});

it('leaves out the middle of long texts, and counts what is too much', () => {
  const long = 'word '.repeat(200);
  const many = Array.from({length: 20}, (_, index) => `Home → /${index}`);
  const summary = summaryOf({
    ...facts,
    changes: [
      {
        ...benefits,
        texts: Array.from({length: 10}, () => texts(`${long}old.`, `${long}new.`)).flat(),
        lists: [{what: 'links', added: many, removed: []}],
      },
    ],
  });

  expect(summary).toMatch(/_ …[word ]{50,90}<del>old<\/del><ins>new<\/ins>\.\n/);
  expect(summary).toContain('- and two more texts');
  expect(summary).toContain('- _links:_ 0 gone, 20 new');
});

it('says why the version before could not be built, and nothing about changes', () => {
  const summary = summaryOf({...facts, baseFailure: 'Error: ```no```'});

  expect(summary).toContain("```text\nError: '''no'''\n```");
  expect(summary).not.toContain('###');
});
