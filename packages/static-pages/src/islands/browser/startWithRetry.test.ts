import {startWithRetry} from './startWithRetry';

const start = jest.fn();
/** What each address returns: a module, an error, or a promise for one of them. */
const modules: Record<string, () => unknown> = {};
for (const folder of ['js', '%6As']) {
  const address = `/assets/${folder}/Menu.js`;
  jest.doMock(
    address,
    () => ({
      __esModule: true,
      // `import()` waits for modules that are thenable, as it does for a slow server.
      then: (resolve: (module: unknown) => void, reject: (error: unknown) => void) => {
        Promise.resolve(modules[address]?.()).then(resolve, reject);
      },
    }),
    {virtual: true},
  );
}

const works = () => ({default: start});
const fails = () => Promise.reject(new Error('404'));
const hangs = () => new Promise(() => undefined);
const isTruncated = () => ({});

let island: Element;
beforeEach(() => {
  jest.useFakeTimers();
  start.mockReset();
  document.body.innerHTML =
    '<site-island waiting src="/assets/js/Menu.js"><nav></nav></site-island>';
  island = document.body.firstElementChild as Element;
});
afterEach(() => {
  jest.useRealTimers();
});

/** Starts the island while its script's two addresses behave like this. */
async function startWhile(first: () => unknown, second: () => unknown, ms = 0): Promise<void> {
  modules['/assets/js/Menu.js'] = first;
  modules['/assets/%6As/Menu.js'] = second;
  startWithRetry(island);
  await jest.advanceTimersByTimeAsync(ms);
}

const expectFailed = () => expect(island).toHaveAttribute('waiting', 'failed');
const expectStartedOnce = () => {
  expect(start.mock.calls).toEqual([[island]]);
  expect(island).not.toHaveAttribute('waiting');
};

it('starts an island that waits for the visitor', async () => {
  island.removeAttribute('waiting');
  await startWhile(works, fails);

  expectStartedOnce();
});

it('starts an island once, even if it is called twice', async () => {
  startWithRetry(island);
  await startWhile(works, fails);

  expectStartedOnce();
});

it.each([
  ['fails', fails, 0],
  ['is truncated', isTruncated, 0],
  ['hangs', hangs, 5000],
])(
  'tries another address if the script %s, and gives up if it does twice',
  async (_what, script, ms) => {
    await startWhile(script, script, 2 * ms);
    expectFailed();
    expect(start).not.toHaveBeenCalled();

    await startWhile(script, works, ms);
    expectStartedOnce();
  },
);

it('starts an island once its late script arrives', async () => {
  let arrive: (module: unknown) => void = () => undefined;
  await startWhile(() => new Promise((resolve) => (arrive = resolve)), fails, 5000);
  expectFailed();

  arrive(works());
  await jest.advanceTimersByTimeAsync(0);

  expectStartedOnce();
});

it('marks an island as failed if it throws', async () => {
  start.mockImplementation(() => {
    throw new Error('broken');
  });
  await startWhile(works, works);

  expectFailed();
});
