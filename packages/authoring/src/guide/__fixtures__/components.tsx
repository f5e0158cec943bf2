import type {ComponentProps, ReactNode} from 'react';
import type {IconDrawing} from '../../../../../src/content/icons';

export const sizes = ['small', 'medium', 'large'] as const;
type Tone = 'warm' | ('cold' | 'bright');

type PanelProps = ComponentProps<'div'> & {
  /** What it is called. */
  title: string;
  /** How many there are. */
  count: number;
  /** Whether it is open. */
  isOpen?: boolean;
  /** The picture beside it. */
  icon?: IconDrawing;
  /**
   * How it looks,
   * told in two lines.
   */
  tone: Tone;
  /** How large it is. */
  size?: (typeof sizes)[number];
};

/**
 * A panel.
 *
 * @canContain Part list
 * @example
 * <Panel title="A" count={1} tone="warm">
 *   <Part />
 *
 *   - One
 * </Panel>
 */
const Panel = (props: PanelProps): ReactNode => props.title;

type AllPartProps = {
  /** What only the site knows. */
  words: string[];
  /** Its name. */
  name?: string;
  children: ReactNode;
};

/**
 * A part.
 *
 * @belongsIn Panel
 * @example
 * <Part>Text</Part>
 */
const Part = (props: Omit<AllPartProps, 'words'>): ReactNode => props.children;

/**
 * A mark in the text.
 *
 * @example
 * Here <Mark /> it is.
 */
const Mark = (): ReactNode => null;

const heading = (props: {level: string[]}): ReactNode => props.level;

export default {Part, Panel, Mark, h1: heading, Head: heading, Details: 'details'};
