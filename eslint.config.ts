import {join} from 'node:path';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import type {Linter} from 'eslint';

const root = import.meta.dirname;

/** The packages that each package may import. Guide: guides/decisions/007-tools-are-packages.md */
const allowedPackages = {
  islands: [],
  'content-check': [],
  budgets: ['islands'],
  hosting: ['islands'],
  authoring: ['content-check'],
  'page-editor': ['content-check', 'authoring'],
  review: ['budgets', 'content-check'],
  handout: ['budgets', 'review'],
  previews: ['hosting'],
  metadata: [],
  dependencies: [],
  bench: ['budgets', 'islands', 'review'],
};

const tests = '**/{__fixtures__/**/*.{ts,tsx},*.test.ts,*.test.tsx}';

/** A package imports nothing of the site, no package but those above, and only what it declares. */
const packageRules = Object.entries(allowedPackages).flatMap(([name, allowed]): Linter.Config[] => {
  const folder = `packages/${name}`;
  const dependenciesOf = (...folders: string[]) => ({
    packageDir: folders.map((f) => join(root, f)),
  });
  return [
    {
      files: [`${folder}/**/*.{ts,tsx}`],
      rules: {
        'import-x/no-restricted-paths': [
          'error',
          {
            basePath: root,
            zones: [
              {
                target: folder,
                from: '.',
                except: ['node_modules', folder, ...allowed.map((other) => `packages/${other}`)],
                message: `packages/${name} can't import this. Pass in what it needs as configuration.`,
              },
              // In content-check, the model of the content doesn't know the rules.
              {target: `${folder}/src/model`, from: `${folder}/src/rules`},
            ],
          },
        ],
        'import-x/no-extraneous-dependencies': ['error', dependenciesOf(folder)],
      },
    },
    {
      files: [`${folder}/${tests}`],
      rules: {'import-x/no-extraneous-dependencies': ['error', dependenciesOf(folder, '.')]},
    },
  ];
});

export default defineConfig(
  globalIgnores([
    'build*',
    '.docusaurus',
    // They need the types of packages that `npm run bench` installs, and lints them with.
    'packages/bench/rivals/{astro,tools.mts}',
    'packages/bench/rivals/floor',
    'packages/previews/publisher.mjs',
  ]),
  tseslint.configs.strictTypeChecked,
  reactHooks.configs.flat.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({extensions: ['.ts', '.tsx', '.mts', '.js', '.json']}),
      ],
    },
    // A project for all files is faster than the project service, which is for editors.
    languageOptions: {parserOptions: {project: './tsconfig.json', tsconfigRootDir: root}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      // A region that scrolls sideways has to be reachable with the Tab key.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: ['region']}],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // Packages are imported by name, through their `exports`.
      'import-x/no-relative-packages': 'error',
    },
  },
  {
    files: ['src/**', 'docusaurus.config.ts', 'sidebars.ts'],
    ignores: [tests, 'src/testing/**'],
    rules: {'import-x/no-extraneous-dependencies': ['error', {devDependencies: false}]},
  },
  packageRules,
  {
    files: ['packages/bench/rivals/{astro/**/*.{ts,tsx,mts},tools.mts}'],
    languageOptions: {parserOptions: {project: './packages/bench/rivals/tsconfig.json'}},
    rules: {'import-x/no-relative-packages': 'off'},
  },
  {files: ['**/*.mjs'], ...tseslint.configs.disableTypeChecked},
);
