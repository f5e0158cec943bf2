import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The height of a bar and the gap between two; the grid that things stand on. */
const unit = 8;

/** How loudly a mark speaks, from barely there to a hue of its own. */
export type Tone = 'quiet' | 'firm' | 'accent' | 'poc' | 'development' | 'support';

interface Point {
  x: number;
  y: number;
}

interface Box extends Point {
  width: number;
  height: number;
}

/** A sheet of paper, or a flat place for one; what it holds is drawn from its top left corner. */
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

/** A word: its length, how far it stands from what precedes it, its tone. */
interface Bar {
  width: number;
  indent?: number;
  tone?: Tone;
  soft?: boolean;
}

/** Lines of text, each drawn as a row of words. */
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

/** The text cursor, centred on a point. */
export function Cursor({x, y}: Point): ReactNode {
  return <path className={styles.cursor} d={`M${x - 6} ${y - 14}h12m-6 0v28m-6 0h12`} />;
}

/** The field of a prompt: what has been typed, then the cursor, 28 past the text's width. */
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

/** A tinted area within a pane. */
export function Tint(box: Box): ReactNode {
  return <rect className={styles.tint} {...box} rx={10} />;
}

/** A place the line passes or stops at. */
export function Node({x, y}: Point): ReactNode {
  return <circle className={styles.node} cx={x} cy={y} r={9} />;
}

/** The signal line, with an arrow head where it arrives if `head` says where and at which angle. */
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

/** A column of a chart that stands on `y`. */
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

/** A small disc that stands for one thing among many. */
export function Dot({x, y, r = 5, tone = 'quiet'}: Point & {r?: number; tone?: Tone}): ReactNode {
  return <circle className={styles[tone]} cx={x} cy={y} r={r} />;
}

/** A hairline. */
export function Hairline({d}: {d: string}): ReactNode {
  return <path className={styles.hairline} d={d} />;
}

/** The sign of a thing, drawn in a square of four units. */
export function Glyph({x, y, d, tone = 'quiet'}: Point & {d: string; tone?: Tone}): ReactNode {
  return (
    <path className={styles[tone]} d={d} fillRule="evenodd" transform={`translate(${x} ${y})`} />
  );
}
