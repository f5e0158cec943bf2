import {startIsland} from '../startIsland';
import {idle} from './idle';
import {load} from './load';
import {visible} from './visible';

jest.mock('../startIsland', () => ({startIsland: jest.fn()}));

let island: Element;
beforeEach(() => {
  jest.mocked(startIsland).mockClear();
  document.body.innerHTML = '<site-island><nav></nav></site-island>';
  island = document.body.firstElementChild as Element;
});

const expectNotStarted = () => expect(startIsland).not.toHaveBeenCalled();
const expectStartedOnce = () => expect(jest.mocked(startIsland).mock.calls).toEqual([[island]]);

it('starts an island at once', () => {
  void load(island);

  expectStartedOnce();
});

describe('when the browser is idle', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    jest.useRealTimers();
  });

  it('starts an island as soon as the browser says so', () => {
    const requestIdleCallback = jest.fn<undefined, [() => void]>();
    Object.assign(window, {requestIdleCallback});

    idle(island);

    expectNotStarted();
    requestIdleCallback.mock.calls[0]?.[0]();
    expectStartedOnce();
  });

  it('starts it soon where the browser cannot tell', () => {
    jest.useFakeTimers();

    idle(island);

    expectNotStarted();
    jest.advanceTimersByTime(200);
    expectStartedOnce();
  });
});

describe('when an island is visible', () => {
  const observe = jest.fn();
  const disconnect = jest.fn();
  let tell: (...isIntersecting: boolean[]) => void;

  beforeEach(() => {
    observe.mockClear();
    disconnect.mockClear();
    window.IntersectionObserver = jest.fn((callback: IntersectionObserverCallback) => {
      const observer = {observe, disconnect} as unknown as IntersectionObserver;
      tell = (...list) => {
        const entries = list.map((isIntersecting) => ({isIntersecting}));
        callback(entries as IntersectionObserverEntry[], observer);
      };
      return observer;
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('watches the element inside of it, for the island has no box', () => {
    visible(island);

    expect(observe.mock.calls).toEqual([[island.querySelector('nav')]]);
    expectNotStarted();
  });

  it('starts it when it comes near, and only once', () => {
    visible(island);

    tell(false);
    expectNotStarted();

    tell(true);
    expectStartedOnce();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('starts it when it was far and came near before the browser could tell', () => {
    visible(island);

    tell(false, true);

    expectStartedOnce();
  });
});
