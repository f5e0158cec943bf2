/** @jest-environment node */
import {hiddenStyles} from '../compare/compareFacts';
import type {PageChange} from '../compare/comparePage';
import {leadingSentence} from './leadingSentence';
import {brokenUse, pageChange, textChanges, unchangedPage} from './pageChange.fixture';

const screenshots = {desktop: {before: [], after: []}};

const sentenceFor = (...changes: PageChange[]): string =>
  leadingSentence({base: 'abc', changes, records: []});

it('names the pages that change, and what changes on each', () => {
  const benefits = pageChange('Benefits', {
    texts: textChanges('A gain of 20% a year.', 'A gain of 25% a year.'),
  });
  const tools = pageChange('Tools', {texts: textChanges('From $10 a month.', 'From $12 a month.')});

  expect(sentenceFor(benefits, tools, unchangedPage('Home'))).toBe(
    '2 of 3 pages change: one figure on Benefits, one price on Tools.',
  );
});

it('reports that no page changes', () => {
  expect(sentenceFor(unchangedPage('Home'), unchangedPage('Tools'))).toBe(
    'Nothing a visitor can see changes on any of the two pages.',
  );
});

it('names pages that were added, removed or moved, or that look different', () => {
  expect(
    sentenceFor(
      pageChange('Process', {screenshots}),
      pageChange('Steps', {formerPath: '/way'}),
      pageChange('Prices', {status: 'added', texts: textChanges('', 'New')}),
      pageChange('Tools', {status: 'removed'}),
    ),
  ).toBe(
    '4 of 4 pages change: Steps has a new address, Prices is new, Tools is removed, how Process looks.',
  );
});

it('groups pages that only look different', () => {
  const [home, tools] = [pageChange('Home'), pageChange('Tools')];
  const process = pageChange('Process', {screenshots});
  const steps = pageChange('Steps', {screenshots});

  expect(sentenceFor(home, process, steps, tools)).toBe(
    '4 of 4 pages change: how Process and Steps look, how Home and Tools look in print, at other widths, or when you point at something.',
  );
});

it('names changed titles and links', () => {
  const values = [{field: 'title', what: 'title', before: 'A', after: 'B'} as const];
  const lists = [{what: 'links', added: ['a'], removed: []}];

  expect(
    sentenceFor(pageChange('Home', {values}), pageChange('Tools', {lists}), unchangedPage('A')),
  ).toBe('2 of 3 pages change: the title on Home, links on Tools.');
});

it('mentions a change of the navigation bar or the footer of every page once', () => {
  const texts = textChanges('The first page', 'Where it begins', 'footer');

  expect(sentenceFor(pageChange('Home', {texts}), pageChange('Tools', {texts}))).toBe(
    '2 of 2 pages change: one text edit in the footer.',
  );
});

it('still names a page that also changes for its own reason', () => {
  const texts = textChanges('The first page', 'Where it begins', 'footer');
  const edit = textChanges('One sentence.', 'One other sentence.');
  const lists = [{what: hiddenStyles, added: ['a:hover {}'], removed: []}];
  const home = pageChange('Home', {texts, screenshots});

  expect(
    sentenceFor(
      home,
      pageChange('Steps', {texts: [...texts, ...edit], screenshots}),
      pageChange('Process', {texts, screenshots, looks: ['footer', 'main']}),
      pageChange('Tools', {texts, screenshots, lists}),
    ),
  ).toBe(
    '4 of 4 pages change: one text edit in the footer, one text edit on Steps, how Process looks, how Tools looks in print, at other widths, or when you point at something.',
  );
});

it('mentions once that the footer looks different on every page', () => {
  const more = {screenshots, looks: ['footer' as const]};

  expect(sentenceFor(pageChange('Home', more), pageChange('Tools', more))).toBe(
    '2 of 2 pages change: how the footer looks.',
  );
  expect(
    sentenceFor(
      pageChange('Home', more),
      pageChange('Tools', {...more, looks: ['footer', 'main']}),
    ),
  ).toBe('2 of 2 pages change: how the footer looks, how Tools looks.');
  expect(sentenceFor(pageChange('Home', more), unchangedPage('Tools'))).toBe(
    '1 of 2 pages changes: how Home looks.',
  );
});

it('starts with controls that stopped working', () => {
  const benefits = pageChange('Benefits', {
    texts: textChanges('One sentence.', 'One fine sentence.'),
  });
  const tools = pageChange('Tools', {uses: [brokenUse('Code Quality')]});

  expect(sentenceFor(benefits, tools)).toBe(
    '2 of 2 pages change: “Code Quality” on Tools stopped working, one text edit on Benefits.',
  );
});

it('mentions controls that do something else', () => {
  const works = (name: string) => brokenUse(name, {broken: undefined});
  const tools = pageChange('Tools', {uses: [works('Some')]});
  const home = pageChange('Home', {uses: [works('Some'), works('More')]});

  expect(sentenceFor(tools, home)).toBe(
    '2 of 2 pages change: what happens after pressing “Some” on Tools, what two controls do on Home.',
  );
});

it('doesn’t count the page for unknown addresses', () => {
  const notFound = pageChange('404', {texts: textChanges('Nothing here', 'Nothing is here')});

  expect(sentenceFor(notFound, unchangedPage('Home'))).toBe(
    '0 of 1 pages change: one text edit on 404.',
  );
});

it('reports that the previous version can’t be built', () => {
  const changes = [pageChange('Home', {status: 'added'})];

  expect(leadingSentence({base: 'a', changes, records: [], baseFailure: 'No'})).toBe(
    'The previous version can’t be built, so the one page is shown as it is now.',
  );
});
