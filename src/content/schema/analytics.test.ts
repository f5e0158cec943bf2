/** @jest-environment node */
import {parseRecord, SourceFile} from '@sitekit/content-check/records';
import {readFileSync} from 'node:fs';
import {siteSchema} from '.';

const file = 'docs-content/data/site.yaml';
/** The record without a service that the site already has. */
const record = readFileSync(file, 'utf8').replace(/^analytics:.*\n/m, '');

/** What the check says about a value of `analytics`. */
function answerTo(analytics: string): string {
  try {
    parseRecord(siteSchema, new SourceFile(file, `${record}analytics: ${analytics}\n`));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

it.each([
  '{service: plausible, domain: example.com}',
  '{service: plausible, domain: example.com, url: https://stats.example.com}',
  '{service: plausible, domain: example.com, url: http://localhost:8000}',
  '{service: matomo, url: https://stats.example.com, siteId: 7}',
  '{service: google-analytics, measurementId: G-ABC1234567}',
])('accepts %s', (analytics) => {
  expect(answerTo(analytics)).toBe('');
});

it.each([
  ['{service: plausibel, domain: example.com}', 'plausible'],
  ['{service: plausible}', 'plausible needs `domain`.'],
  ['{service: plausible}', '{service: plausible, domain: example.com}'],
  ['{service: matomo, url: https://stats.example.com}', 'matomo needs `siteId`.'],
  ['{service: matomo, url: http://stats.example.com, siteId: 7}', 'must start with https://'],
  ['{service: matomo, url: https://stats.example.com, siteId: seven}', 'siteId'],
  ['{service: google-analytics, measurementId: UA-1234-5}', 'It looks like this: G-ABC1234567'],
  [
    '{service: google-analytics, measurementId: G-ABC1234567, domain: example.com}',
    'google-analytics has no `domain`.',
  ],
])('answers %s with the line and what to write: %s', (analytics, answer) => {
  expect(answerTo(analytics)).toContain(answer);
  expect(answerTo(analytics)).toMatch(/site\.yaml:\d+/);
});
