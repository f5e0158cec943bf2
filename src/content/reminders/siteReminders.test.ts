/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {SourceFile} from '@sitekit/content-check';
import {parseDocument} from 'yaml';
import {readRecord} from '../readRecords';
import {recordSchemas} from '../schema';
import type {Site} from '../schema';
import {outdatedPrices, remindersOf, samplesIn} from './siteReminders';

const site = readRecord(process.cwd(), 'site');
const real: Site = {
  ...site,
  people: [{name: 'Ada Example', role: 'Head of delivery'}],
  address: 'https://ai.contoso.org',
  contact: {
    email: 'ai@contoso.org',
    phone: '+1 202-456-1111',
    endpoint: 'https://forms.contoso.org/a',
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

it('reminds the owner of an email address and a phone number that reach no one', () => {
  const {email, phone} = site.contact;
  const remindersWith = (contact: Partial<Site['contact']>) =>
    remindersOf({...real, contact: {...real.contact, ...contact}});

  expect(remindersWith({email, phone})).toEqual([
    expect.stringContaining(`: ${email} and ${phone}.`),
  ]);
  expect(remindersWith({email})).toEqual([expect.stringContaining(`: ${email}.`)]);
  expect(remindersWith({phone})).toEqual([expect.stringContaining(`: ${phone}.`)]);
});

it('reminds the owner that the site doesn’t say who its people are', () => {
  expect(remindersOf({...real, people: undefined})).toEqual([
    expect.stringContaining('who “we” are'),
  ]);
});

it('names what is still as in the sample', () => {
  expect(samplesIn(real, 'Monday–Friday 8:00 AM – 4:00 PM')).toEqual([]);

  const social = [{...real.footer.social[0], name: 'GitHub', url: 'https://github.com'} as never];
  const sample: Site = {...real, footer: {...real.footer, social}};
  const page = readFileSync('docs-content/contact.mdx', 'utf8');
  expect(samplesIn(sample, page).join('\n')).toMatch(/9:00 AM – 5:00 PM[^]*GitHub/);
});

it('names the line of each price that was checked more than 90 days ago', () => {
  const text = `- name: Old
  checked: 2026-08-25
  sources: {costPerMonth: https://old.example/pricing}
- name: New
  checked: 2026-08-26
  sources: {costPerMonth: https://new.example/pricing}
`;
  const document = parseDocument(text);
  const record = {
    name: 'comparison',
    schema: recordSchemas.comparison,
    file: new SourceFile('docs-content/data/comparison.yaml', text),
    document,
    value: document.toJS() as unknown,
    isReadable: true,
    problems: [],
  };

  expect(outdatedPrices(record, Date.parse('2026-11-24'))).toEqual([
    'The price of Old was last checked on 2026-08-25, more than 90 days ago: docs-content/data/comparison.yaml:2. Compare it with https://old.example/pricing, then update `checked`.',
  ]);
  expect(outdatedPrices(undefined)).toEqual([]);
});
