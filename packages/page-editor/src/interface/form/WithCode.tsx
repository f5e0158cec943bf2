import type {ReactNode} from 'react';

/** A text in which what is between backticks is code. */
export const WithCode = ({children}: {children: string}): ReactNode =>
  children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
