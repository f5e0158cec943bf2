/** @jest-environment node */
import {existsSync, readFileSync} from 'node:fs';
import {checkPage} from '@sitekit/content-check/checkPages';
import {readPages} from '@sitekit/content-check/checkContent';
import {readPage} from '@sitekit/content-check/pages/readPage';
import {SiteMap} from '@sitekit/content-check/SiteMap';
import {components} from '../../../../src/content/components';
import {SourceFile} from '@sitekit/content-check/SourceFile';
import {authorsDocs} from './authorsDocs';

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

it.each([...authorsDocs()])('%s is up to date (npm run docs:authors)', (path, text) => {
  expect(read(path)).toBe(text);
});

describe('the example of', () => {
  const site = new SiteMap(process.cwd(), readPages(process.cwd()));

  /** What is said of a page that holds the example and nothing else. */
  function problemsOf(name: string, example: string): string[] {
    const heading = name === 'Hero' ? '' : '# Title\n\n';
    const page = new SourceFile('docs-content/_example.mdx', `${heading}${example}\n`);
    return checkPage(readPage(page), site).map(({message}) => message);
  }

  it.each(components.map(({name, example, within}) => ({name, example, within})))(
    '$name passes the checks of a page',
    ({name, example, within}) => {
      expect(problemsOf(name, example)).toEqual(
        within ? [expect.stringMatching(/stands on its own, but belongs in/)] : [],
      );
    },
  );

  it.each(components.filter(({within}) => within))(
    '$name shows it as its place does',
    ({name, within = []}) => {
      const places = components.filter((component) => within.includes(component.name));
      expect(places.map(({example}) => example.includes(`<${name}`))).toEqual([true]);
    },
  );
});

it('recommends the same extensions to an editor in the browser and on a computer', () => {
  const {recommendations} = JSON.parse(read('.vscode/extensions.json')) as {
    recommendations: string[];
  };
  const container = JSON.parse(read('.devcontainer/devcontainer.json')) as {
    customizations: {vscode: {extensions: string[]}};
  };
  expect(container.customizations.vscode.extensions).toEqual(recommendations);
});
