import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'build*',
    '.docusaurus',
    // They need the types of packages that `npm run bench` installs, and lints them with.
    'packages/bench/rivals/{astro,tools.mts}',
    'packages/bench/rivals/floor',
  ]),
  tseslint.configs.strictTypeChecked,
  reactHooks.configs.flat.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['packages/*/bin/*.mjs', '*.mjs', 'src/testing/*.mjs'],
        },
      },
    },
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      // What scrolls sideways has to be reached with the Tab key.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: ['region']}],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
    },
  },
  {
    // What runs in the browser, and what it is made of: each can be shipped without Docusaurus.
    files: [
      'src/components/{Navbar,CurrentYear,ToolCatalogue,ContactForm}/**',
      'src/components/{Brand,Card,ToolCard,ToolImage}/**',
      'src/components/Button/buttonClass.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {group: ['@docusaurus/*', '@theme/*', '@generated/*', '**/content/useRecords']},
            {regex: '^\\.\\./Button$', message: 'It links by Docusaurus: take its buttonClass.'},
          ],
        },
      ],
    },
  },
);
