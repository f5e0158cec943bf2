/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {checkLicenses, isAllowed} from './checkLicenses';
import type {Lock} from './checkLicenses';
import {readSettings} from './readSettings';

const settings = (more = '') => readSettings(`licenses: [MIT, ISC]\n${more}`);
const lock = (packages: Lock['packages']) => ({packages});
const gpl = lock({'node_modules/a/node_modules/@b/c': {version: '1.0.0', license: 'GPL-3.0'}});
const exception = (license: string, name: string) =>
  settings(`exceptions: {'${name}': {licenses: [${license}], reason: Only in tests.}}`);

it.each([
  ['MIT', true],
  ['GPL-3.0', false],
  ['(GPL-3.0 OR MIT)', true],
  ['MIT AND GPL-3.0', false],
  ['MIT AND ISC', true],
])('knows whether %s is allowed', (license, allowed) => {
  expect(isAllowed(license, ['MIT', 'ISC'])).toBe(allowed);
});

it('names a package whose license is not allowed, and one without a license', () => {
  expect(checkLicenses(gpl, settings())).toEqual([
    '@b/c 1.0.0 has the license "GPL-3.0", which isn\'t allowed. Replace the package, or allow its license in dependencies.yaml.',
  ]);
  expect(checkLicenses(lock({'node_modules/d': {version: '2.0.0'}}), settings())[0]).toContain(
    'd 2.0.0 has the license "none"',
  );
});

it("ignores the project's own packages", () => {
  const own = {'': {}, 'packages/a': {license: 'GPL-3.0'}, 'node_modules/a': {link: true}};

  expect(checkLicenses(lock(own), settings())).toEqual([]);
});

it('accepts exceptions by name and by the start of a name, for their license only', () => {
  expect(checkLicenses(gpl, exception('GPL-3.0', '@b/c'))).toEqual([]);
  expect(checkLicenses(gpl, exception('GPL-3.0', '@b/*'))).toEqual([]);
  expect(checkLicenses(gpl, exception('MPL-2.0', '@b/c'))).toHaveLength(1);
});

it('names exceptions that are no longer needed', () => {
  expect(checkLicenses(lock({}), exception('GPL-3.0', 'gone'))).toEqual([
    'gone needs no exception. Delete it from dependencies.yaml.',
  ]);
});

it('rejects an exception without a reason', () => {
  expect(() => settings('exceptions: {a: {licenses: [GPL-3.0]}}')).toThrow('reason');
});

it("finds nothing in this project's lock file", () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const own = JSON.parse(read('package-lock.json')) as Lock;

  expect(checkLicenses(own, readSettings(read('dependencies.yaml')))).toEqual([]);
});
