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

it('starts an island immediately', () => {
  void load(island);

  expectStartedOnce();
});

describe('when the browser is idle', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    jest.useRealTimers();
  });

  it('starts an island when the browser reports that it is idle', () => {
    const requestIdleCallback = jest.fn<undefined, [() => void]>();
    Object.assign(window, {requestIdleCallback});

    idle(island);

    expectNotStarted();
    requestIdleCallback.mock.calls[0]?.[0]();
    expectStartedOnce();
  });

  it('starts it after 200 ms in browsers without requestIdleCallback', () => {
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
    visible(island);

    expect(observe.mock.calls).toEqual([[island.querySelector('nav')]]);
    expectNotStarted();
  });

  it('starts it once, when it is near the visible part of the page', () => {
    visible(island);

    report(false);
    expectNotStarted();

    report(true);
    expectStartedOnce();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('starts it when the browser reports several changes together', () => {
    visible(island);

    report(false, true);

    expectStartedOnce();
  });
});
