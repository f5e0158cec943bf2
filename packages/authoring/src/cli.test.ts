import {run} from './cli';

it.each([
  [['icons', '--fast'], /^Unknown option '--fast'.*\n\nUsage:\n/],
  [['bake'], /^Usage:\n/],
])('says how the commands are used after %j', async (args, message) => {
  await expect(run(args)).rejects.toThrow(message);
});
