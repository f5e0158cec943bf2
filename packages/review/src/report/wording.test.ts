import type {PageChange} from '../compare/compareSites';
import {compareTexts} from '../compare/compareTexts';
import type {TextChange} from '../compare/compareTexts';
import type {Part} from '../visit/snapshot';
import {countTexts, leadingSentence, placeOf, recordInWords} from './wording';

const weight = {html: 1, css: 1, js: 1};

function changeOf(before: string, after: string, part: Part = 'main'): TextChange[] {
  const block = {part, section: 'Costs', isHeading: false};
  return compareTexts([{...block, text: before}], [{...block, text: after}]);
}

function pageChange(name: string, more: Partial<PageChange> = {}): PageChange {
  const path = name === 'Home' ? '/' : `/${name.toLowerCase()}`;
  const outline = {path, title: `${name} | Site`, weight};
  return {
    path,
    verdict: 'changed',
    before: outline,
    after: outline,
    texts: [],
    values: [],
    lists: [],
    brokenLinks: [],
    pictures: {},
    ...more,
  };
}

const same = (name: string) => pageChange(name, {verdict: 'same'});
const looks = {desktop: {before: [], after: []}};

const sentenceOf = (...changes: PageChange[]): string =>
  leadingSentence({base: 'abc', changes, records: []});

describe('counting changes', () => {
  it('tells prices, figures and headings from other texts', () => {
    expect(countTexts(changeOf('It costs $10 a month.', 'It costs $12 a month.'))).toBe(
      'one price',
    );
    expect(countTexts(changeOf('A gain of 20% a year.', 'A gain of 25% a year.'))).toBe(
      'one figure',
    );
    expect(countTexts(changeOf('A gain of 20% a year.', 'No gain in a year.'))).toBe('one text');
    const [heading] = changeOf('Old title here', 'New title here');
    expect(countTexts(heading ? [{...heading, isHeading: true}] : [])).toBe('one heading');
  });

  it('adds up what is of one kind', () => {
    const texts = [
      ...changeOf('It costs $10 a month.', 'It costs $12 a month.'),
      ...changeOf('It costs $20 a month.', 'It costs $22 a month.'),
      ...changeOf('One sentence.', 'One other sentence.'),
    ];

    expect(countTexts(texts)).toBe('two prices and one text');
  });
});

describe('the leading sentence', () => {
  it('says which pages change, and what on each', () => {
    const benefits = pageChange('Benefits', {
      texts: changeOf('A gain of 20% a year.', 'A gain of 25% a year.'),
    });
    const tools = pageChange('Tools', {texts: changeOf('From $10 a month.', 'From $12 a month.')});

    expect(sentenceOf(benefits, tools, same('Home'))).toBe(
      '2 of 3 pages change: one figure on Benefits, one price on Tools.',
    );
  });

  it('says when there is nothing to see', () => {
    expect(sentenceOf(same('Home'), same('Tools'))).toBe(
      'Nothing that a visitor can see changes on any of the two pages.',
    );
  });

  it('says that a page is new, gone, elsewhere or looks different', () => {
    expect(
      sentenceOf(
        pageChange('Process', {pictures: looks}),
        pageChange('Steps', {formerPath: '/way'}),
        pageChange('Prices', {verdict: 'added', texts: changeOf('', 'New')}),
        pageChange('Tools', {verdict: 'removed'}),
      ),
    ).toBe(
      '4 of 4 pages change: Steps has another address, Prices is new, Tools is gone, how Process looks.',
    );
  });

  it('says together which pages look different', () => {
    const [home, tools] = [pageChange('Home'), pageChange('Tools')];
    const [process, steps] = ['Process', 'Steps'].map((name) =>
      pageChange(name, {pictures: looks}),
    ) as [PageChange, PageChange];

    expect(sentenceOf(home, process, steps, tools)).toBe(
      '4 of 4 pages change: how Process and Steps look, how Home and Tools look on paper, at other widths, or when something is pointed at.',
    );
  });

  it('says of titles and links', () => {
    const values = [{what: 'title', before: 'A', after: 'B'}];
    const lists = [{what: 'links', added: ['a'], removed: []}];

    expect(sentenceOf(pageChange('Home', {values}), pageChange('Tools', {lists}), same('A'))).toBe(
      '2 of 3 pages change: the title on Home, links on Tools.',
    );
  });

  it('says once what changes in bar and footer of every page', () => {
    const texts = changeOf('The first page', 'Where it begins', 'footer');

    expect(sentenceOf(pageChange('Home', {texts}), pageChange('Tools', {texts}))).toBe(
      '2 of 2 pages change: one text in the footer.',
    );
  });

  it('does not count the page for unknown addresses', () => {
    const notFound = pageChange('404', {texts: changeOf('Nothing here', 'Nothing is here')});

    expect(sentenceOf(notFound, same('Home'))).toBe('0 of 1 pages change: one text on 404.');
  });

  it('says that the version before could not be built', () => {
    const changes = [pageChange('Home', {verdict: 'added'})];

    expect(leadingSentence({base: 'a', changes, records: [], baseFailure: 'No'})).toBe(
      'The version before could not be built, so the one page is shown as it is now.',
    );
  });
});

it('says where a text stands', () => {
  const [change] = changeOf('One sentence.', 'One other sentence.', 'footer');

  expect(change && placeOf(change)).toBe('in the footer, under “Costs”');
  expect(change && placeOf({...change, part: 'main', cell: 'Bolt, Mobile'})).toBe(
    'under “Costs”, in the cell “Bolt, Mobile”',
  );
});

describe('a change in a record', () => {
  const tools = pageChange('Tools', {texts: changeOf('From $10 a month.', 'From $12 a month.')});
  const benefits = pageChange('Benefits', {texts: changeOf('The old client.', 'The new client.')});

  it('names the pages that show it', () => {
    const price = {text: 'Bolt: cost $10 → $12', words: ['$10', '$12'], pages: ['/tools']};
    const client = {text: 'Client: name old → new', words: ['old', 'new']};

    expect(recordInWords(price, [tools, benefits])).toBe('Bolt: cost $10 → $12 (on /tools)');
    expect(recordInWords(client, [tools, benefits])).toBe('Client: name old → new (on /benefits)');
  });

  it('finds words into which something is filled', () => {
    const template = {text: 'Count: A → B', words: ['The new {what}.']};

    expect(recordInWords(template, [tools, benefits])).toBe('Count: A → B (on /benefits)');
  });

  it('says when all of them do, or none', () => {
    const everywhere = {text: 'Brand: A → B', words: ['month', 'client']};
    const nowhere = {text: 'Crash: text A → B', words: ['Something went wrong']};

    expect(recordInWords(everywhere, [tools, benefits])).toBe('Brand: A → B (on every page)');
    expect(recordInWords(nowhere, [tools, benefits])).toBe(
      'Crash: text A → B (not seen on a page)',
    );
  });
});
