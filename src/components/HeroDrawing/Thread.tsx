import type {ReactNode} from 'react';
import {Bars, Field, Line, Node, Pane} from './shapes';
import type {Tone} from './shapes';

function Work({y, tone}: {y: number; tone: Tone}): ReactNode {
  return (
    <Bars
      x={24}
      y={y}
      rows={[
        [{width: 56, tone}],
        [{width: 104, tone, soft: true}],
        [{width: 72, tone, soft: true}],
      ]}
    />
  );
}

/** Process: a line connecting proof of concept, development and support. */
export default function Thread(): ReactNode {
  return (
    <>
      <Pane x={16} y={104} width={152} height={192}>
        <Work y={28} tone="poc" />
        <Field x={24} y={124} width={104} text={28} />
      </Pane>
      <Pane x={352} y={104} width={152} height={192}>
        <Work y={108} tone="support" />
      </Pane>
      <Line d="M96 236V296C96 340 132 376 176 376S260 340 260 296V104C260 60 300 24 344 24S424 60 424 104V164" />
      <Pane x={184} y={104} width={152} height={192}>
        <Work y={68} tone="development" />
      </Pane>
      <Node x={260} y={296} />
      <Node x={260} y={104} />
      <Node x={424} y={164} />
    </>
  );
}
