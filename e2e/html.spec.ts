import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {parse, serialize} from 'parse5';
import {expect, test} from './fixtures';
import {builds} from './site';

/** The rules of the HTML standard, without those about style. */
const validator = new HtmlValidate(
  new StaticConfigLoader({extends: ['html-validate:standard'], elements: ['html5']}),
);

/** What is wrong with a page: syntax that parsers have to repair, and elements in the wrong place. */
async function problemsOf(html: string): Promise<string[]> {
  const problems: string[] = [];
  const document = parse(html, {
    onParseError: ({code, startLine, startCol}) =>
      problems.push(`${code} (${startLine}:${startCol})`),
  });
  // The build leaves out end tags that HTML doesn't require, which the validator doesn't know.
  const {results} = await validator.validateString(serialize(document));
  return [
    ...problems,
    ...results.flatMap(({messages}) =>
      messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector})`),
    ),
  ];
}

test('the pages are valid HTML', async () => {
  const {folder} = builds.site;
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  // tools/index.html is a copy of tools.html.
  const pages = files.filter((file) => file === 'index.html' || /(?<!\bindex)\.html$/.test(file));
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) {
    expect(await problemsOf(readFileSync(join(folder, page), 'utf8')), page).toEqual([]);
  }
});
