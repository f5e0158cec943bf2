import type {ReactNode} from 'react';
import {Bars, Dot, Field, Line, Node, Pane, Tint} from './shapes';

/** Home: a line from a prompt, around a loop of thought, to a result. */
export default function Prompt(): ReactNode {
  return (
    <>
      <Pane x={16} y={32} width={304} height={208}>
        <Bars
          x={24}
          y={32}
          rows={[
            [{width: 64}, {width: 104, tone: 'firm'}],
            [{width: 144, indent: 24}],
            [{width: 88, indent: 24, tone: 'firm'}, {width: 56}],
          ]}
        />
        <Field x={24} y={144} width={256} text={132} />
      </Pane>
      <Pane x={352} y={32} width={152} height={208}>
        <Tint x={16} y={16} width={120} height={72} />
        <Dot x={44} y={52} r={12} tone="accent" />
        <Bars x={68} y={36} rows={[[{width: 48, tone: 'firm'}], [{width: 32}]]} />
        <Bars x={16} y={108} rows={[[{width: 80, tone: 'firm'}, {width: 32}]]} />
      </Pane>
      <Line
        d="M200 184V256C200 309 235 352 278 352S350 330 350 304C350 282 334 264 314 264S278 282 278 304S307 352 350 352S428 309 428 256V176"
        head={{x: 428, y: 176, angle: -90}}
      />
      <Node x={428} y={240} />
    </>
  );
}
