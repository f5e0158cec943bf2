/** @jest-environment node */
import config from '../../corpus/site/config/content';
import type {Diagnostic} from '../Diagnostic';
import {SiteMap} from '../model/SiteMap';
import {readPage} from '../model/readPage';
import {parseYaml} from '../records/parseYaml';
import {checkPage} from '../rules';
import {checkPageText} from '../rules/texts';
import {SourceFile} from '../SourceFile';

const siteMap = new SiteMap(process.cwd(), [], []);

function problemsOfPage(body: string): Diagnostic[] {
  const text = `---\ntitle: Pilot\ndescription: How it went.\n---\n\n# The pilot\n\n${body}\n`;
  const page = readPage(new SourceFile('docs-content/page.mdx', text), config);
  return [...checkPage(page, {config, siteMap}), ...checkPageText(page, config).problems];
}

function problemsOfRecord(yaml: string): Diagnostic[] {
  const {shop} = config.records;
  return shop ? parseYaml(shop, new SourceFile('docs-content/data/shop.yaml', yaml)).problems : [];
}

describe('no fix is offered where it could change what is said', () => {
  it.each([
    ['a word repeated on purpose', 'Long, long ago, there was sweet sweet content.'],
    ['a word that differs in a capital letter', 'The the team.'],
    ['a word at the end of a line and at the start of the next', 'For the\nthe team.'],
    ['a link with its text', '<https://example.com|the plan>'],
    ['addresses that are links only with words', '<tel:+12025550142>, <mailto:a@example.com>'],
    ['braces that may be text', 'The order {#123} is here.'],
    ['a comment with the end of another one', '<!-- See */ here. -->'],
    ['an invisible character in code', '`"before\u2028after"`'],
    ['stars inside of words', '** two**three'],
    ['stars between spaces', '2 ** 3 ** 4'],
    ['stars in bold words', '**Sooner ** and ** cheaper** drafts, **and ** more**'],
  ])('%s', (_, body) => {
    const problems = problemsOfPage(body);

    expect(problems).not.toEqual([]);
    expect(problems.filter(({fix}) => fix)).toEqual([]);
  });

  it.each([
    ['a colon before a comment', 'brand: Planner: fast # ask Ada'],
    ['several texts in quotes', 'brand: "Planner", "Writer"'],
  ])('%s', (_, yaml) => {
    const problems = problemsOfRecord(yaml);

    expect(problems).not.toEqual([]);
    expect(problems.filter(({fix}) => fix)).toEqual([]);
  });
});

it('no-break spaces in code are shown as they are', () => {
  expect(problemsOfPage('```yaml\nsteps:\n\u00a0\u00a0- uses: docker\n```')).toEqual([]);
});

it('a no-break space after a colon is right in prose, unlike in YAML', () => {
  expect(problemsOfPage('Note:\u00a0ask your client first.')).toEqual([]);
});
