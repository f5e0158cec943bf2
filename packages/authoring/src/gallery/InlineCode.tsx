import {Fragment} from 'react';
import type {ReactNode} from 'react';

/** A text in which what stands between backticks is code. */
export default function InlineCode({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
