import {afterFirstPaint} from './afterFirstPaint';

const pageIsHidden = (hidden: boolean) =>
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('waits for the paint after the next frame, without PerformanceObserver', () => {
  pageIsHidden(false);
  const nextFrame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const act = jest.fn();

  afterFirstPaint(act);

  expect('PerformanceObserver' in window).toBe(false);
  jest.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  // The browser paints between a frame's callbacks and the next task.
  nextFrame.mock.calls[0]?.[0](0);
  expect(act).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

it('runs immediately in a hidden page', () => {
  pageIsHidden(true);
  const act = jest.fn();

  afterFirstPaint(act);

  expect(act).toHaveBeenCalledTimes(1);
});
