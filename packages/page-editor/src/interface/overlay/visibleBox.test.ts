import {supportLayout} from '../__fixtures__/browser';
import {coversIn, uncovered} from './visibleBox';
import type {Box} from './visibleBox';

supportLayout();

const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});

/** What shows of a box next to a cover. */
function shown(covered: Box, cover: Box): Box {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => cover as DOMRect;
  const covers = coversIn(new Map([[element, {box: cover, isFixed: true, isCover: true}]]));
  const {isFixed, ...visible} = uncovered({...covered, isFixed: false}, document.body, covers);
  expect(isFixed).toBe(false);
  return visible;
}

const bar = box(0, 0, 1000, 60);

it.each([
  ['begins below a bar', box(10, 40, 90, 100), bar, box(10, 60, 90, 100)],
  ['began above the window', box(10, -500, 90, 100), bar, box(10, 60, 90, 100)],
  ['is scrolled out', box(10, -500, 90, 20), bar, box(10, 20, 90, 20)],
  ['isn’t below it', box(10, 60, 90, 100), bar, box(10, 60, 90, 100)],
  ['ends below a bar', box(10, 700, 90, 900), box(0, 760, 1000, 800), box(10, 700, 90, 760)],
  ['begins below a column', box(100, 10, 300, 50), box(90, 0, 150, 90), box(150, 10, 300, 50)],
  ['ends below a column', box(100, 10, 300, 50), box(250, 0, 400, 90), box(100, 10, 250, 50)],
  ['is around it', box(100, 10, 300, 50), box(150, 20, 200, 30), box(100, 10, 300, 50)],
])('shows the part of what %s', (_what, covered, cover, visible) => {
  expect(shown(covered, cover)).toEqual(visible);
});
