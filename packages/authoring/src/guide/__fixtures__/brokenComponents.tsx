import type {ReactNode} from 'react';

type BoxProps = Record<'head' | 'foot', string> & {
  lines: string[];
  /** What it does. */
  onOpen: () => void;
  /** One or the other. */
  value?: string | number;
};

const Box = (props: BoxProps): ReactNode => props.lines;

/**
 * A shelf.
 *
 * @canContain Book
 * @example
 * <Shelf />
 */
const Shelf = (): ReactNode => null;

export default {Box, Shelf, Label: 'label'};
