/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {contrastReminders} from './contrastReminders';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const withToken = (name: string, value: string) =>
  tokens.replace(new RegExp(`(--${name}: )[^;]+`), `$1${value}`);

it('finds nothing to say about the colors of the site', () => {
  expect(contrastReminders(tokens)).toEqual([]);
});

it.each([
  ['accent', '#fa0', 'White text on `--accent` has a contrast of 1.9:1 and needs 7:1. Choose'],
  ['accent-ink', '#4560ff', 'Text in `--accent-ink` has a contrast of'],
  ['accent', 'orange', 'Write `--accent` in src/css/tokens.css as #rrggbb'],
])('says when --%s is %s', (name, value, reminder) => {
  expect(contrastReminders(withToken(name, value))).toEqual([expect.stringContaining(reminder)]);
});
