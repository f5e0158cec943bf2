/** @type {import('jest').Config} */
export default {
  testEnvironment: 'jsdom',
  // By default, a core stays free.
  maxWorkers: '100%',
  // Some start processes, which may take long on a busy machine.
  testTimeout: 60_000,
  roots: ['<rootDir>/src', '<rootDir>/packages', '<rootDir>/scripts'],
  globalSetup: '<rootDir>/src/testing/globalSetup.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  // Docusaurus and the Markdown parser are ES modules, which Jest loads only if they are compiled. These
  // are none, and so large that compiling them takes seconds.
  transformIgnorePatterns: ['/node_modules/(acorn|esbuild|lodash|react-dom|typescript)/'],
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
        },
      },
    ],
  },
  moduleNameMapper: {
    // These two export nothing for `require()`.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    '^remark-emoji$': '<rootDir>/node_modules/remark-emoji/index.js',
    '\\.module\\.css$': '<rootDir>/src/testing/classNames.ts',
    '^(\\.|@site)/.*\\.svg$': '<rootDir>/src/testing/Drawing.tsx',
    // What Docusaurus's bundler replaces in a page: its client, its theme, and what it generates.
    '^@docusaurus/(?!(?:core|utils|logger|types|babel|bundler)$)([A-Za-z]+)$':
      '@docusaurus/core/lib/client/exports/$1',
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', '@docusaurus/core/lib/client/theme-fallback/$1'],
    '^@generated/records/': '<rootDir>/src/testing/records.ts',
    '^@generated/': '<rootDir>/src/testing/generated.ts',
  },
};
