/** @jest-environment node */
import {readRecord} from './readRecords';
import {remindersOf, samplesIn} from './reminders';
import type {Site} from './schema';

const site = readRecord(process.cwd(), 'site');
const real: Site = {
  ...site,
  people: [{name: 'Ada Example', role: 'Head of delivery'}],
  fee: ['Train the pilot team'],
  address: 'https://ai.contoso.org',
  contact: {
    ...site.contact,
    endpoint: 'https://forms.contoso.org/a',
    timeZone: 'Europe/Berlin',
    hours: {...site.contact.hours, opens: 8.5},
  },
  footer: {
    ...site.footer,
    social: [{...site.footer.social[0], url: 'https://x.com/contoso'} as never],
  },
};

it('reminds the owner of an example address, and that no one gets what the form sends', () => {
  expect(remindersOf(real)).toEqual([]);
  expect(remindersOf(real, 'https://www.example.com').join()).toContain('which is only an example');
  const silent = {...real, contact: {...real.contact, endpoint: undefined}};
  expect(remindersOf(silent)).toEqual([expect.stringContaining('no one gets their messages')]);
});

it.each(['people', 'fee'])('reminds the owner once that the site says no `%s`', (field) => {
  expect(remindersOf({...real, [field]: undefined})).toEqual([
    expect.stringContaining('who “we” are or what our fee covers'),
  ]);
});

it('names what is still as in the sample', () => {
  expect(samplesIn(real)).toEqual([]);
  const sample: Site = {
    ...real,
    contact: {
      ...real.contact,
      timeZone: 'America/New_York',
      hours: {...real.contact.hours, opens: 9, closes: 17},
    },
    footer: {
      ...real.footer,
      social: [
        {name: 'GitHub', url: 'https://github.com', icon: real.footer.social[0]?.icon} as never,
      ],
    },
  };
  expect(samplesIn(sample).join('\n')).toMatch(/New York[^]*9:00 AM to 5:00 PM[^]*GitHub/);
});
