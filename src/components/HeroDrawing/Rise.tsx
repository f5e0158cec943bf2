import type {ReactNode} from 'react';
import {Bars, Column, Field, Hairline, Line, Node, Pane} from './shapes';

const heights = [16, 24, 32, 44, 60, 80, 104];

/** Benefits: a curve rising above a column chart. */
export default function Rise(): ReactNode {
  return (
    <>
      <Pane x={16} y={72} width={424} height={304}>
        <Bars x={24} y={28} rows={[[{width: 72, tone: 'firm'}, {width: 48}]]} />
        <Hairline d="M24 56H400M24 112H400M24 168H400M24 224H400" />
        {heights.map((height, index) => (
          <Column
            key={height}
            x={28 + index * 56}
            y={280}
            height={height}
            tone={index === 6 ? 'firm' : 'quiet'}
          />
        ))}
        <Hairline d="M24 280H400" />
        <Field x={24} y={120} width={136} text={80} />
      </Pane>
      <Line
        d="M148 200V224C148 250 170 272 196 272C340 272 448 160 488 32"
        head={{x: 488, y: 32, angle: -72.6}}
      />
      <Node x={340} y={230.5} />
    </>
  );
}
