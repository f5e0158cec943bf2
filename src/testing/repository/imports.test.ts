/** @jest-environment node */
import {execFileSync} from 'node:child_process';

const content = 'packages/content-check/src/index.ts';
const review = 'packages/review/src/index.ts';
const site = 'src/content/schema/index.ts';

/** What each file imports. */
const imports = [
  [content, '../../../src/content/schema'],
  [content, '@sitekit/review/browser'],
  [review, '../../budgets/src/measurePage'],
  [review, 'react-router-dom'],
  [site, '../../../packages/islands/src'],
  [review, '@sitekit/content-check'],
  [site, '@sitekit/content-check'],
] as const;

/** Jest can't load ESLint's configuration, which is an ES module, so a process of its own does. */
const lintImports = `
  import {ESLint} from 'eslint';
  const eslint = new ESLint({
    ruleFilter: ({ruleId}) => ruleId.startsWith('import-x/'),
    overrideConfig: {languageOptions: {parserOptions: {project: false}}},
  });
  const reports = [];
  for (const [filePath, specifier] of JSON.parse(process.argv[1])) {
    const [{messages}] = await eslint.lintText(\`import x from '\${specifier}';\`, {filePath});
    reports.push(messages.map(({message}) => message).join(' '));
  }
  console.log(JSON.stringify(reports));
`;

const reports = JSON.parse(
  execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', lintImports, '--', JSON.stringify(imports)],
    {encoding: 'utf8'},
  ),
) as string[];

it.each(
  [
    ['a package that imports from the site', "packages/content-check can't import this"],
    ['a package that imports from one above it', "packages/content-check can't import this"],
    ['a package that imports another one by path', 'Relative import from another package'],
    ['a package that imports an undeclared one', "'react-router-dom' should be listed"],
    ['the site when it imports a package by path', 'Use `@sitekit/islands` instead'],
  ].map(([title, message], index) => [title, message, reports[index]]),
)('rejects %s', (_title, message, report) => {
  expect(report).toContain(message);
});

it('accepts a package, and the site, that import a package by name', () => {
  expect(reports.slice(-2)).toEqual(['', '']);
});
