/** @jest-environment node */
import {load} from 'cheerio';
import {DrawingStyles} from './DrawingStyles';

const css = `
  :root {--ink: #101a33; --wash: var(--ink)}
  .pane {fill: color-mix(in srgb, var(--wash) 50%, #fff)}
  .line, .other {stroke: var(--ink); stroke-width: 4; filter: drop-shadow(0 10px 14px #0001)}
  .unused {fill: red}
  @media print {.pane {fill: none}}
  @layer base {.cursor {stroke: var(--ink)}}
`;
const page = load(
  '<svg id="logo"></svg><svg class="drawing"><path class="pane"/><path class="line cursor" data-line=""/></svg>',
);
const drawing = new DrawingStyles(css).drawing(page, 'svg:has([data-line])') ?? '';

it('puts the rules of its classes into the drawing, with computed colors', () => {
  expect(drawing).toContain('.pane{fill:#888d99}');
  expect(drawing).toContain('.line,.other{stroke:#101a33;stroke-width:4px}');
  expect(drawing).toContain('.cursor{stroke:#101a33}');
});

it('leaves out other classes, and rules that only apply in some media', () => {
  expect(drawing).not.toMatch(/unused|none|var\(|color-mix/);
});

it('leaves out shadows, which are slow to draw', () => {
  expect(drawing).not.toContain('filter');
});

it('reads minified stylesheets', () => {
  const minified = new DrawingStyles(
    ':root{--ink:#101a33}.line{stroke:color-mix(in srgb,var(--ink)5%,#fff)}',
  );
  expect(minified.drawing(page, '.drawing')).toContain('.line{stroke:#f3f4f5}');
});

it('finds nothing on a page without a drawing', () => {
  expect(new DrawingStyles(css).drawing(page, 'svg.missing')).toBeUndefined();
});

it("doesn't change the page", () => {
  expect(page('.drawing style')).toHaveLength(0);
});
