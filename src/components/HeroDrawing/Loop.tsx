import type {ReactNode} from 'react';
import {Bars, Column, Dot, Field, Line, Node, Pane} from './shapes';

const pattern = [
  [false, false, true, false, false],
  [false, true, false, true, false],
  [true, false, false, false, true],
];

/** How It Works: a loop of analyzing, recognizing, generating and learning. */
export default function Loop(): ReactNode {
  return (
    <>
      <Pane x={16} y={152} width={136} height={96}>
        <Field x={16} y={28} width={104} text={28} />
      </Pane>
      <Line
        d="M88 212V152C88 108 131 72 184 72H336C389 72 432 108 432 152V248C432 292 389 328 336 328H184C131 328 88 299 88 262"
        head={{x: 88, y: 260, angle: -90}}
      />
      <Pane x={184} y={24} width={152} height={96}>
        {pattern.map((row, rowIndex) =>
          row.map((isMatch, column) => (
            <Dot
              key={`${rowIndex}-${column}`}
              x={28 + column * 24}
              y={24 + rowIndex * 24}
              tone={isMatch ? 'accent' : 'quiet'}
            />
          )),
        )}
      </Pane>
      <Pane x={368} y={152} width={136} height={96}>
        <Bars
          x={20}
          y={20}
          rows={[
            [{width: 40}, {width: 48, tone: 'firm'}],
            [{width: 72, indent: 16, tone: 'accent'}],
            [{width: 32, indent: 16}, {width: 40}],
          ]}
        />
      </Pane>
      <Pane x={184} y={280} width={152} height={96}>
        {[16, 24, 36, 52].map((height, index) => (
          <Column
            key={height}
            x={24 + index * 28}
            y={76}
            width={20}
            height={height}
            tone={index === 3 ? 'accent' : 'quiet'}
          />
        ))}
      </Pane>
      <Node x={184} y={72} />
      <Node x={432} y={152} />
      <Node x={336} y={328} />
    </>
  );
}
