/** @jest-environment node */
import {readRecord} from '../../content/readRecords';
import {reminders} from './reminders';

const site = readRecord(process.cwd(), 'site');
const people = [{name: 'Ada Example', role: 'Head of delivery'}];
const url = 'https://www.vibe-coding.com';

it('reminds of an address that is only an example', () => {
  expect(reminders({...site, people, fee: ['Train']}, 'https://vibe.example.com')).toEqual([
    expect.stringContaining('https://vibe.example.com, which is only an example'),
  ]);
});

it('reminds once of people and a fee that nobody has named', () => {
  const reminder = expect.stringContaining('`people` and `fee`') as string;
  expect(reminders({...site, people: undefined, fee: undefined}, url)).toEqual([reminder]);
  expect(reminders({...site, people, fee: undefined}, url)).toEqual([reminder]);
});

it('has nothing to say when both are there', () => {
  expect(reminders({...site, people, fee: ['Train']}, url)).toEqual([]);
});
