import type {ReactNode} from 'react';

type BoxProps = Record<'head' | 'foot', string> & {
  lines: string[];
  /** The event handler. */
  onOpen: () => void;
  /** A text or a number. */
  value?: string | number;
};

const Box = (props: BoxProps): ReactNode => props.lines;

export default {Box, Label: 'label'};
