import {afterFirstPaint} from './afterFirstPaint';

const observe = jest.fn();
const disconnect = jest.fn();
let paint: () => void;

beforeEach(() => {
  observe.mockClear();
  disconnect.mockClear();
  window.PerformanceObserver = jest.fn((callback: () => void) => {
    paint = callback;
    return {observe, disconnect};
  }) as unknown as typeof PerformanceObserver;
});

afterEach(() => {
  jest.restoreAllMocks();
});

const pageIsHidden = (hidden: boolean) =>
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

it('waits for the first paint of a visible page, even if it has already happened', () => {
  pageIsHidden(false);
  const act = jest.fn();

  afterFirstPaint(act);

  expect(observe).toHaveBeenCalledWith({type: 'paint', buffered: true});
  expect(act).not.toHaveBeenCalled();
  paint();
  expect(act).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('runs immediately in a hidden page', () => {
  pageIsHidden(true);
  const act = jest.fn();

  afterFirstPaint(act);

  expect(act).toHaveBeenCalledTimes(1);
});
