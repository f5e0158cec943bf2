/** @jest-environment node */
import {isEditing, keepWhileRunning} from './development';

const {NODE_ENV} = process.env;
afterEach(() => {
  Object.assign(process.env, {NODE_ENV});
});

it.each([
  ['development', true],
  ['production', false],
  ['test', false],
])('with NODE_ENV=%s tells whether the site is edited: %s', (mode, expected) => {
  Object.assign(process.env, {NODE_ENV: mode});

  expect(isEditing()).toBe(expected);
});

it('keeps a thing when the modules are loaded anew', async () => {
  const first = keepWhileRunning('a thing of a test', () => ({}));
  jest.resetModules();
  const anew = await import('./development');

  expect(anew.keepWhileRunning).not.toBe(keepWhileRunning);
  expect(anew.keepWhileRunning('a thing of a test', () => ({}))).toBe(first);
  expect(keepWhileRunning('another thing of a test', () => ({}))).not.toBe(first);
});
