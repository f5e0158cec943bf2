/** @jest-environment node */
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {recordsFolder} from '../../content/folders';
import {readAllRecords} from '../../content/readRecords';
import {currentRecord, currentRecords} from './currentRecords';
import {placeholderFor} from './placeholderFor';

const {NODE_ENV} = process.env;
let siteDir = '';

const breakRecord = (name: string) =>
  writeFileSync(join(siteDir, recordsFolder, `${name}.yaml`), 'brand: "not closed');

beforeEach(() => {
  Object.assign(process.env, {NODE_ENV: 'development'});
  siteDir = mkdtempSync(join(tmpdir(), 'records-'));
  cpSync(recordsFolder, join(siteDir, recordsFolder), {recursive: true});
});
afterEach(() => {
  Object.assign(process.env, {NODE_ENV});
  rmSync(siteDir, {recursive: true});
});

it('reads valid records as they are', () => {
  expect(currentRecords(siteDir)).toEqual(readAllRecords(siteDir));
});

it('keeps the last valid version of a record that becomes invalid', () => {
  const good = currentRecords(siteDir);
  breakRecord('site');

  expect(currentRecord(siteDir, 'site')).toBe(good.site);
  expect(currentRecords(siteDir)).toEqual(good);
});

it.each([
  ['is invalid', () => breakRecord('tools')],
  ['is missing', () => rmSync(join(siteDir, recordsFolder, 'tools.yaml'))],
])('uses a placeholder for a record that %s from the start', (_what, damage) => {
  const {site} = readAllRecords(siteDir);
  damage();

  expect(currentRecords(siteDir)).toMatchObject({site, tools: placeholderFor('tools')});
});

it('throws in a build when a record is invalid', () => {
  currentRecords(siteDir);
  breakRecord('site');
  Object.assign(process.env, {NODE_ENV: 'production'});

  expect(() => currentRecord(siteDir, 'site')).toThrow('This quote is never closed');
  expect(() => currentRecords(siteDir)).toThrow('This quote is never closed');
});
