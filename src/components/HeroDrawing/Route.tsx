import type {ReactNode} from 'react';
import {Bars, Dot, Field, Hairline, Line, Node, Pane} from './shapes';

const weeks = [0, 1, 2, 3];
const days = [0, 1, 2, 3, 4, 5, 6];

/** Contact: a line from a message to a date in a calendar. */
export default function Route(): ReactNode {
  return (
    <>
      <Pane x={16} y={32} width={216} height={144}>
        <Dot x={36} y={36} r={12} tone="firm" />
        <Bars x={60} y={24} rows={[[{width: 56, tone: 'firm'}], [{width: 112}]]} />
        <Field x={24} y={80} width={168} text={68} />
      </Pane>
      <Pane x={256} y={80} width={248} height={240}>
        <Bars x={24} y={24} rows={[[{width: 72, tone: 'firm'}]]} />
        <Hairline d="M24 56H224" />
        {weeks.map((week) =>
          days.map((day) => (
            <Dot
              key={`${week}-${day}`}
              x={28 + day * 32}
              y={88 + week * 40}
              tone={week === 1 && day === 4 ? 'accent' : 'quiet'}
            />
          )),
        )}
      </Pane>
      <Line d="M136 120V272C136 316 172 352 216 352C340 352 430 284 430 208A18 18 0 0 0 394 208A18 18 0 0 0 430 208" />
      <Node x={216} y={352} />
    </>
  );
}
