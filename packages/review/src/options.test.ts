/** @jest-environment node */
import {readOptions, usage, UsageError} from './options';

it('reads the base and the addresses', () => {
  const address = 'https://example.com/pr-7/';

  expect(readOptions(['v1', '--preview-url', address, '--commit', 'abc'])).toMatchObject({
    base: 'v1',
    previewUrl: address,
    version: {commit: 'abc'},
    installBrowser: false,
  });
});

it.each([
  [['--preview-url', 'here'], '--preview-url is "here". It must be a full address'],
  [['--report-url', 'ftp://example.com/'], '--report-url is "ftp://example.com/".'],
  [['a', 'b'], 'Name one base, not 2: a, b.'],
  [['--before'], usage],
])('rejects %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});
