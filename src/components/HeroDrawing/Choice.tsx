import type {ReactNode} from 'react';
import {Bars, Field, Glyph, Line, Pane} from './shapes';

const tools = [
  {
    x: 272,
    y: 32,
    glyph: 'M0 16a16 16 0 1 0 32 0a16 16 0 1 0-32 0M9 16a7 7 0 1 1 14 0a7 7 0 1 1-14 0',
  },
  {
    x: 400,
    y: 32,
    glyph: 'M8 0h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-16a8 8 0 0 1-8-8v-16a8 8 0 0 1 8-8',
  },
  {
    x: 16,
    y: 152,
    glyph: 'M0 16a16 16 0 0 1 16-16v32a16 16 0 0 1-16-16M20 0a12 16 0 0 1 0 32z',
  },
  {x: 400, y: 152, glyph: 'M0 16a16 16 0 1 0 32 0a16 16 0 1 0-32 0'},
  {
    x: 16,
    y: 272,
    glyph:
      'M0 7a7 7 0 1 0 14 0a7 7 0 1 0-14 0M18 7a7 7 0 1 0 14 0a7 7 0 1 0-14 0M0 25a7 7 0 1 0 14 0a7 7 0 1 0-14 0M18 25a7 7 0 1 0 14 0a7 7 0 1 0-14 0',
  },
  {
    x: 144,
    y: 272,
    glyph: 'M0 0h16a16 16 0 0 1 16 16v16h-16a16 16 0 0 1-16-16z',
  },
  {
    x: 272,
    y: 272,
    glyph:
      'M4 0h24a4 4 0 0 1 0 8h-24a4 4 0 0 1 0-8M4 12h16a4 4 0 0 1 0 8h-16a4 4 0 0 1 0-8M4 24h24a4 4 0 0 1 0 8h-24a4 4 0 0 1 0-8',
  },
  {
    x: 400,
    y: 272,
    glyph: 'M12 4a4 4 0 0 1 8 0v8h8a4 4 0 0 1 0 8h-8v8a4 4 0 0 1-8 0v-8h-8a4 4 0 0 1 0-8h8z',
  },
] as const;

/** Tools: many tiles, one of them highlighted and underlined by the line. */
export default function Choice(): ReactNode {
  return (
    <>
      {tools.map(({x, y, glyph}) => (
        <Pane key={glyph} x={x} y={y} width={104} height={96} flat>
          <Glyph x={36} y={20} d={glyph} />
          <Bars x={28} y={68} rows={[[{width: 48}]]} />
        </Pane>
      ))}
      <Pane x={16} y={32} width={232} height={96}>
        <Field x={16} y={28} width={200} text={132} />
      </Pane>
      <Pane x={272} y={144} width={104} height={96}>
        <Glyph
          x={36}
          y={20}
          d="M12.5 1.5a5 5 0 0 1 7 0l11 11a5 5 0 0 1 0 7l-11 11a5 5 0 0 1-7 0l-11-11a5 5 0 0 1 0-7z"
          tone="accent"
        />
        <Bars x={28} y={68} rows={[[{width: 48, tone: 'firm'}]]} />
      </Pane>
      <Line d="M192 68V172C192 216 228 252 272 252H376" />
    </>
  );
}
