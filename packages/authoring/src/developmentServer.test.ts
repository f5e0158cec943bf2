/** @jest-environment node */
import {isDevelopmentServer, keepAcrossReloads} from './developmentServer';

const {NODE_ENV} = process.env;
afterEach(() => {
  Object.assign(process.env, {NODE_ENV});
});

it.each([
  ['development', true],
  ['production', false],
  ['test', false],
])('recognizes the development server by NODE_ENV=%s: %s', (mode, expected) => {
  Object.assign(process.env, {NODE_ENV: mode});

  expect(isDevelopmentServer()).toBe(expected);
});

it('creates a value once', () => {
  const first = keepAcrossReloads('one value', () => ({}));

  expect(keepAcrossReloads('one value', () => ({}))).toBe(first);
  expect(keepAcrossReloads('another value', () => ({}))).not.toBe(first);
});
