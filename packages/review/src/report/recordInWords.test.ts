/** @jest-environment node */
import {pageChange, textChanges} from './pageChange.fixture';
import {recordInWords} from './recordInWords';

const tools = pageChange('Tools', {texts: textChanges('From $10 a month.', 'From $12 a month.')});
const benefits = pageChange('Benefits', {
  texts: textChanges('The old client.', 'The new client.'),
});

it('names the pages that show a changed record', () => {
  const price = {
    text: 'Bolt: cost $10 → $12',
    searchTexts: ['$10', '$12'],
    pages: ['/tools'],
  };
  const client = {text: 'Client: name old → new', searchTexts: ['old', 'new']};

  expect(recordInWords(price, [tools, benefits])).toBe('Bolt: cost $10 → $12 (on /tools)');
  expect(recordInWords(client, [tools, benefits])).toBe('Client: name old → new (on /benefits)');
});

it('finds texts with placeholders', () => {
  const template = {text: 'Count: A → B', searchTexts: ['The new {what}.']};

  expect(recordInWords(template, [tools, benefits])).toBe('Count: A → B (on /benefits)');
});

it('mentions that every page or no page shows it', () => {
  const everywhere = {text: 'Brand: A → B', searchTexts: ['month', 'client']};
  const nowhere = {text: 'Crash: text A → B', searchTexts: ['Something went wrong']};

  expect(recordInWords(everywhere, [tools, benefits])).toBe('Brand: A → B (on every page)');
  expect(recordInWords(nowhere, [tools, benefits])).toBe('Crash: text A → B (not on any page)');
});
