/** @jest-environment node */
import {isFullRun, parts, readOptions} from './options';

it('measures everything in full by default', () => {
  const options = readOptions([]);

  expect(options).toEqual({only: parts, quick: false, reportOnly: false, refreshContent: false});
  expect(isFullRun(options)).toBe(true);
});

it('measures the given parts', () => {
  const options = readOptions(['--only', 'lighthouse,bytes']);

  expect(options.only).toEqual(['lighthouse', 'bytes']);
  expect(isFullRun(options)).toBe(false);
});

it('is a full run when every part is given, in any order', () => {
  expect(isFullRun(readOptions(['--only', [...parts].reverse().join(',')]))).toBe(true);
});

it('is not a full run with --quick', () => {
  expect(isFullRun(readOptions(['--quick']))).toBe(false);
});

it.each([
  ['--report', {reportOnly: true, refreshContent: false}],
  ['--refresh-content', {reportOnly: false, refreshContent: true}],
])('accepts %s', (option, expected) => {
  expect(readOptions([option])).toMatchObject(expected);
});

it('rejects an unknown part and lists the known ones', () => {
  expect(() => readOptions(['--only', 'bytes,speed'])).toThrow(
    'Unknown part "speed". --only takes any of: bytes, interaction, tap, paint, lighthouse, build, authoring, growth, tools.',
  );
});

it.each([[['--fast']], [['bytes']]])('rejects %j', (args) => {
  expect(() => readOptions(args)).toThrow(args[0]);
});
