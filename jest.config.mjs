/** @type {import('jest').Config} */
export default {
  testEnvironment: 'jsdom',
  maxWorkers: '100%',
  // Jest's sandbox makes each use of a global slow, and comparing screenshots uses it for each pixel.
  sandboxInjectedGlobals: ['Math'],
  roots: ['<rootDir>/src', '<rootDir>/packages'],
  globalSetup: '<rootDir>/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/src/testing/globalTeardown.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  runtime: '<rootDir>/src/testing/Runtime.mjs',
  resolver: '<rootDir>/src/testing/resolver.mjs',
  transformIgnorePatterns: [],
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
    '\\.module\\.css$': 'identity-obj-proxy',
    // Docusaurus resolves these in its bundler.
    '^@docusaurus/(?!(?:core|utils|logger|types|babel|bundler)$)([A-Za-z]+)$':
      '@docusaurus/core/lib/client/exports/$1',
    '^@theme/(.*)$': '<rootDir>/src/theme/$1',
    '^@generated/records/': '<rootDir>/src/testing/records.ts',
    '^@generated/': '<rootDir>/src/testing/generated.ts',
  },
};
