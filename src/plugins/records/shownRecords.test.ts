/** @jest-environment node */
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {readAllRecords, recordsFolder} from '../../content/readRecords';
import {readShownRecord, readShownRecords} from './shownRecords';
import {standInFor} from './standIn';

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

it('are the records as they are when nothing is wrong', () => {
  expect(readShownRecords(siteDir)).toEqual(readAllRecords(siteDir));
});

it('are as they last were when one cannot be read', () => {
  const good = readShownRecords(siteDir);
  breakRecord('site');

  expect(readShownRecord(siteDir, 'site')).toBe(good.site);
  expect(readShownRecords(siteDir)).toEqual(good);
});

it.each([
  ['cannot be read', () => breakRecord('tools')],
  ['is missing', () => rmSync(join(siteDir, recordsFolder, 'tools.yaml'))],
])('have a stand-in for one that %s from the start', (_what, slip) => {
  const {site} = readAllRecords(siteDir);
  slip();

  expect(readShownRecords(siteDir)).toMatchObject({site, tools: standInFor('tools')});
});

it('stop a build when one cannot be read', () => {
  readShownRecords(siteDir);
  breakRecord('site');
  Object.assign(process.env, {NODE_ENV: 'production'});

  expect(() => readShownRecord(siteDir, 'site')).toThrow('A quote or a bracket is opened');
  expect(() => readShownRecords(siteDir)).toThrow('A quote or a bracket is opened');
});
