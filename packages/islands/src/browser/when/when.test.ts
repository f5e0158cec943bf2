import {interaction} from './interaction';
import {visible} from './visible';
import {visiblePrefetched} from './visiblePrefetched';

const hasRun = jest.fn();
jest.mock(
  '/assets/js/Menu.js',
  () => {
    hasRun();
    return {__esModule: true};
  },
  {virtual: true},
);

const start = jest.fn();
let island: Element;
beforeEach(() => {
  start.mockClear();
  document.body.innerHTML = '<site-island src="/assets/js/Menu.js"><nav></nav></site-island>';
  island = document.body.firstElementChild as Element;
});

const expectNotStarted = () => expect(start).not.toHaveBeenCalled();
const expectStartedOnce = () => expect(start.mock.calls).toEqual([[island]]);

/** Returns a function that makes the browser report that it is idle. */
function reportIdle(): () => void {
  const requestIdleCallback = jest.fn<undefined, [() => void]>();
  Object.assign(window, {requestIdleCallback});
  return () => requestIdleCallback.mock.calls[0]?.[0]();
}

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useRealTimers();
});

describe('when the visitor does something', () => {
  it.each(['pointerover', 'keydown', 'focusin', 'scroll'])(
    'starts an island on %s',
    async (type) => {
      interaction(island, start);
      expectNotStarted();

      document.dispatchEvent(new Event(type, {bubbles: true}));

      await Promise.resolve();
      expectStartedOnce();
    },
  );

  it('starts it once', async () => {
    interaction(island, start);

    for (const type of ['pointerover', 'focusin', 'keydown', 'keydown']) {
      document.dispatchEvent(new Event(type, {bubbles: true}));
    }

    await Promise.resolve();
    expectStartedOnce();
  });
});

describe('when an island is visible', () => {
  const observe = jest.fn();
  const disconnect = jest.fn();
  let report: (...isIntersecting: boolean[]) => void;

  beforeEach(() => {
    observe.mockClear();
    disconnect.mockClear();
    window.IntersectionObserver = jest.fn((callback: IntersectionObserverCallback) => {
      const observer = {observe, disconnect} as unknown as IntersectionObserver;
      report = (...list) => {
        const entries = list.map((isIntersecting) => ({isIntersecting}));
        callback(entries as IntersectionObserverEntry[], observer);
      };
      return observer;
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('observes the element inside the island, because the island has no box', () => {
    visible(island, start);

    expect(observe.mock.calls).toEqual([[island.querySelector('nav')]]);
    expectNotStarted();
  });

  it('starts it once, when it is near the visible part of the page', () => {
    visible(island, start);

    report(false);
    expectNotStarted();

    report(true);
    expectStartedOnce();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('starts it when the browser reports several changes together', () => {
    visible(island, start);

    report(false, true);

    expectStartedOnce();
  });

  it('can load its scripts before, when the browser is idle', async () => {
    const isIdle = reportIdle();
    visiblePrefetched(island, start);

    expect(hasRun).not.toHaveBeenCalled();
    isIdle();
    await new Promise((resolve) => setTimeout(resolve));

    expect(hasRun).toHaveBeenCalledTimes(1);
    expectNotStarted();
    report(true);
    expectStartedOnce();
  });
});
