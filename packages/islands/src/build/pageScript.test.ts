/** @jest-environment node */
import {PageScript, prefetchScript} from './pageScript';

const target = ['es2022'];
const pageScript = () => new PageScript(target, '/below/assets/js/prefetch.js');

it('loads the prefetching script in browsers without speculation rules', async () => {
  expect(await pageScript().for([], [])).toBe(
    'HTMLScriptElement.supports("speculationrules")||import("/below/assets/js/prefetch.js");',
  );
});

it.each([
  ['load', ['load'], ['pointerover', 'IntersectionObserver']],
  ['interaction', ['interaction', 'interaction'], ['IntersectionObserver']],
  ['visible', ['visible'], ['pointerover']],
  ['load and visible', ['visible', 'load'], ['pointerover']],
])('has only the code for islands that start on %s', async (_when, whens, others) => {
  const script = await pageScript().for(whens, []);

  expect(script).toContain('"[when]"');
  expect(others.filter((other) => script.includes(other))).toEqual([]);
  for (const when of whens.filter((name) => name !== 'load')) {
    expect(script).toContain(`{${when}:`);
  }
});

it.each<[string, string[], string[]]>([
  ['does nothing more when no island replays input', [], []],
  ['records input and tries again when an island replays it', ['load'], ['keydown', 'failed']],
  ['also prefetches its script', ['visible'], ['keydown', 'failed', 'allSettled']],
])('%s', async (_what, replaying, code) => {
  const script = await pageScript().for(['load', 'visible'], replaying);

  expect(['keydown', 'failed', 'allSettled'].filter((word) => script.includes(word))).toEqual(code);
});

it('is the same for pages whose islands start in the same ways', async () => {
  const page = pageScript();

  expect(await page.for(['load', undefined, 'interaction', 'load'], ['load'])).toBe(
    await page.for(['interaction', 'load'], ['load']),
  );
});

it('puts a content hash in the name of the prefetching script', async () => {
  const {file, contents} = await prefetchScript(target);

  expect(file).toMatch(/^assets\/js\/prefetch\.[A-Z0-9]{8}\.js$/);
  expect(Buffer.from(contents).toString()).toContain('"pointerover"');
});
