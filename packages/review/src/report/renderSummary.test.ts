/** @jest-environment node */
import {compareTexts} from '../compare/compareTexts';
import {brokenUse, pageChange, unchangedPage} from './pageChange.fixture';
import {renderSummary} from './renderSummary';

const block = {area: 'main', section: 'In the <first> year', isHeading: false} as const;

const texts = (before: string, after: string) =>
  compareTexts([{...block, text: before}], [{...block, text: after}]);

const benefits = pageChange('Benefits', {
  texts: texts('A gain of 20% for @everyone.', 'A gain of 25% for @everyone.'),
  values: [{field: 'title', what: 'title', before: '', after: 'Benefits | Site'}],
  lists: [{what: 'links', added: ['Home → /'], removed: []}],
  brokenLinks: ['Tools → /nowhere'],
  screenshots: {phone: {before: [], after: []}, desktop: {before: [], after: []}},
});

const weight = {html: 1, css: 1, js: 1};

const result = {
  base: 'abc',
  changes: [benefits, unchangedPage('Home')],
  records: [{text: 'Bolt: cost $10 → $12', searchTexts: [], pages: ['/benefits']}],
};

it('lists the changes of each page with links to the report and the preview', () => {
  const summary = renderSummary({
    ...result,
    previewUrl: 'https://example.com/pr-7/',
    reportUrl: 'https://example.com/pr-7-review/',
  });

  expect(summary.split('\n')).toEqual([
    '## 1 of 2 pages changes: one figure and the title on Benefits.',
    '',
    '**In the data files**',
    '',
    String.raw`- Bolt: cost $10 → $12 \(on /benefits\)`,
    '',
    String.raw`### Benefits \(/benefits\): changed – [what changed](https://example.com/pr-7-review/#page-benefits), [preview](https://example.com/pr-7/benefits)`,
    '',
    String.raw`- _title:_ <ins>Benefits \| Site</ins>`,
    String.raw`- _under “In the \<first\> year”:_ A gain of <del>20</del><ins>25</ins>% for \@everyone.`,
    '- _links:_ <ins>Home → /</ins>',
    '- looks different on a phone and a desktop',
    '- ⚠ broken link: Tools → /nowhere',
    '',
    'No visible changes: Home.',
    '',
  ]);
});

it('says what wasn’t tried, without listing all of it', () => {
  const withUnreached = (count: number) => {
    const unreached = Array.from({length: count}, (_, index) => `after pressing “${index}”`);
    const ofView = {uses: [], unreached};
    return {path: '/', title: 'A', weight, uses: {phone: ofView, desktop: ofView}};
  };
  const summary = renderSummary({
    ...result,
    changes: [
      {...benefits, after: withUnreached(5)},
      {...unchangedPage('Home'), after: withUnreached(1)},
    ],
  });

  expect(summary).toContain(
    '\n- not tried: pressing “0”, pressing “1”, pressing “2”, and two more actions\n',
  );
  expect(summary).toContain('\n- not tried on A: pressing “0”\n');
});

it('shows a picture of each page that looks different', () => {
  const summary = renderSummary({
    ...result,
    reportUrl: 'https://example.com/pr-7-review/',
    thumbnails: new Map([['/benefits', 'page-benefits-0123456.webp']]),
  });

  expect(summary).toContain(
    '\n\n![Benefits, before and after](https://example.com/pr-7-review/page-benefits-0123456.webp)\n',
  );
});

it('has no links when nothing is published', () => {
  expect(renderSummary(result)).not.toMatch(/\]\(/);
});

it('shortens long texts, and counts what exceeds the limits', () => {
  const long = 'word '.repeat(200);
  const many = Array.from({length: 20}, (_, index) => `Home → /${index}`);
  const summary = renderSummary({
    ...result,
    changes: [
      {
        ...benefits,
        texts: Array.from({length: 10}, () => texts(`${long}old.`, `${long}new.`)).flat(),
        lists: [{what: 'links', added: many, removed: []}],
      },
    ],
  });

  expect(summary).toMatch(/_ …[word ]{50,90}<del>old<\/del><ins>new<\/ins>\.\n/);
  expect(summary).toContain('- and two more text edits');
  expect(summary).toContain('- _links:_ 0 removed, 20 added');
});

it('explains only why the previous version can’t be built', () => {
  const summary = renderSummary({...result, baseFailure: 'Error: ```no```'});

  expect(summary).toContain("```text\nError: '''no'''\n```");
  expect(summary).not.toContain('###');
});

it('lists broken controls first, and what others do now', () => {
  const uses = [
    brokenUse('Some'),
    brokenUse('More', {broken: undefined, texts: texts('It opens.', 'It opens slowly.')}),
  ];
  const summary = renderSummary({...result, changes: [{...benefits, uses}]});

  const [, ...lines] = summary.split('### ')[1]?.split('\n').filter(Boolean) ?? [];
  expect(lines[0]).toBe('- ⚠ Pressing “Some”: nothing happens anymore.');
  expect(lines.at(lines.indexOf('- after pressing “More”:') + 1)).toMatch(/^ {2}- .*slowly/);
});
