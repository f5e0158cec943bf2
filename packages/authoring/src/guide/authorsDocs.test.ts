/** @jest-environment node */
import {existsSync, readFileSync} from 'node:fs';
import {
  SiteMap,
  SourceFile,
  checkPage,
  loadContentConfig,
  readPage,
  readPages,
} from '@sitekit/content-check';
import {components} from '../../../../src/content/components';
import {authorsDocs} from './authorsDocs';

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

it.each([...authorsDocs()])('%s is up to date (npm run docs:authors)', (path, text) => {
  expect(read(path)).toBe(text);
});

describe('the example of', () => {
  const config = loadContentConfig(process.cwd());
  const siteMap = new SiteMap(process.cwd(), readPages(process.cwd(), config));

  /** What is said of a page that holds the example and nothing else. */
  function problemsOf(name: string, example: string): string[] {
    const heading = name === 'Hero' ? '' : '# Title\n\n';
    const page = new SourceFile('docs-content/_example.mdx', `${heading}${example}\n`);
    return checkPage(readPage(page, config), {config, siteMap}).map(({message}) => message);
  }

  it.each(components.map(({name, example, belongsIn}) => ({name, example, belongsIn})))(
    '$name passes the checks of a page',
    ({name, example, belongsIn}) => {
      expect(problemsOf(name, example)).toEqual(
        belongsIn ? [expect.stringMatching(/^<\w+> belongs in /)] : [],
      );
    },
  );

  it.each(components.filter(({belongsIn}) => belongsIn))(
    '$name shows it as its place does',
    ({name, belongsIn = []}) => {
      const places = components.filter((component) => belongsIn.includes(component.name));
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
