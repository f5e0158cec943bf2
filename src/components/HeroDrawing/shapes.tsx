import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The height of a bar, the gap between two bars and the grid size, in SVG units. */
const unit = 8;

/** The color of a shape, from barely visible to the color of a phase. */
export type Tone = 'quiet' | 'firm' | 'accent' | 'poc' | 'development' | 'support';

interface Point {
  x: number;
  y: number;
}

interface Box extends Point {
  width: number;
  height: number;
}

/** A window, raised or flat. Its children's coordinates start at its top left corner. */
export function Pane({
  x,
  y,
  width,
  height,
  flat = false,
  children,
}: Box & {flat?: boolean; children?: ReactNode}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={flat ? styles.flat : styles.pane} width={width} height={height} rx={14} />
      {children}
    </g>
  );
}

/** A bar that represents a word. `indent` is added to the gap before it. */
interface Bar {
  width: number;
  indent?: number;
  tone?: Tone;
  soft?: boolean;
}

/** Lines of text, drawn as rows of bars. */
export function Bars({x, y, rows}: Point & {rows: readonly (readonly Bar[])[]}): ReactNode {
  return rows.map((row, line) => {
    let end = x - unit;
    return row.map(({width, indent = 0, tone = 'quiet', soft}, word) => {
      const start = end + unit + indent;
      end = start + width;
      return (
        <rect
          key={`${line}-${word}`}
          className={clsx(styles[tone], soft && styles.soft)}
          x={start}
          y={y + line * 3 * unit}
          width={width}
          height={unit}
          rx={unit / 2}
        />
      );
    });
  });
}

/** A text cursor, centered on a point. */
function Cursor({x, y}: Point): ReactNode {
  return <path className={styles.cursor} d={`M${x - 6} ${y - 14}h12m-6 0v28m-6 0h12`} />;
}

/** A prompt: typed text, `text` units wide, and a cursor. */
export function Field({x, y, width, text}: Point & {width: number; text: number}): ReactNode {
  const middle = y + 20;
  return (
    <>
      <Tint x={x} y={y} width={width} height={40} />
      <Bars x={x + 12} y={middle - unit / 2} rows={[[{width: text, tone: 'accent'}]]} />
      <Cursor x={x + text + 28} y={middle} />
    </>
  );
}

/** A tinted area in a pane. */
export function Tint(box: Box): ReactNode {
  return <rect className={styles.tint} {...box} rx={10} />;
}

/** A stop on the line. */
export function Node({x, y}: Point): ReactNode {
  return <circle className={styles.node} cx={x} cy={y} r={9} />;
}

/** The main line of a drawing. `head` adds an arrowhead; its angle is in degrees. */
export function Line({d, head}: {d: string; head?: Point & {angle: number}}): ReactNode {
  return (
    <>
      <path className={styles.line} d={d} pathLength={1} data-line="" />
      {head && (
        <path
          className={clsx(styles.line, styles.head)}
          d="M-13 -10L0 0L-13 10"
          transform={`translate(${head.x} ${head.y}) rotate(${head.angle})`}
        />
      )}
    </>
  );
}

/** A column of a chart; `y` is its bottom edge. */
export function Column({
  x,
  y,
  height,
  width = 32,
  tone = 'quiet',
}: Point & {height: number; width?: number; tone?: Tone}): ReactNode {
  return (
    <rect className={styles[tone]} x={x} y={y - height} width={width} height={height} rx={6} />
  );
}

export function Dot({x, y, r = 5, tone = 'quiet'}: Point & {r?: number; tone?: Tone}): ReactNode {
  return <circle className={styles[tone]} cx={x} cy={y} r={r} />;
}

export function Hairline({d}: {d: string}): ReactNode {
  return <path className={styles.hairline} d={d} />;
}

/** A symbol, drawn on a 32 × 32 grid. */
export function Glyph({x, y, d, tone = 'quiet'}: Point & {d: string; tone?: Tone}): ReactNode {
  return (
    <path className={styles[tone]} d={d} fillRule="evenodd" transform={`translate(${x} ${y})`} />
  );
}
