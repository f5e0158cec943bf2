import {run} from './cli';

it.each([
  [
    ['new-page', '--fast'],
    /^Unknown option '--fast'.*\n\nUsage:\n {2}authoring new-page.*\nnew-page asks [^\n]*$/,
  ],
  [['bake'], /^Usage:\n/],
])('says how the commands are used after %j', async (args, message) => {
  await expect(run(args)).rejects.toThrow(message);
});

it('explains a command', async () => {
  const print = jest.spyOn(console, 'log').mockImplementation();
  await run(['new-page', '--help']);

  expect(print.mock.calls.join()).toMatch(
    /^Usage:\n {2}authoring new-page .*\nnew-page asks [^\n]*$/,
  );
});
