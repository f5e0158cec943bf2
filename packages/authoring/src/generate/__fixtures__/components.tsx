import type {ComponentProps, ReactNode} from 'react';

export const sizes = ['small', 'medium', 'large'] as const;
type Tone = 'warm' | ('cold' | 'bright');
type Drawing = readonly string[];

type PanelProps = ComponentProps<'div'> & {
  /** The heading. */
  heading: string;
  /**
   * The number of columns.
   *
   * @anchor panel-{}
   */
  count: number;
  /** Whether it is open. */
  isOpen?: boolean;
  /** The picture next to the title. */
  icon?: Drawing;
  /**
   * The colors,
   * described in two lines.
   */
  tone: Tone;
  /** The size. */
  size?: (typeof sizes)[number];
};

/**
 * A panel.
 *
 * @canContain Part list
 * @example
 * <Panel heading="A" count={1} tone="warm">
 *   <Part />
 *
 *   - One
 * </Panel>
 */
const Panel = (props: PanelProps): ReactNode => props.heading;

type AllPartProps = {
  /** Set by the site. */
  words: string[];
  /** The label. */
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
 * An inline mark.
 *
 * @example
 * Here <Mark /> it is.
 */
const Mark = (): ReactNode => null;

const heading = (props: {level: string[]}): ReactNode => props.level;

export default {Part, Panel, Mark, h1: heading, Head: heading, Details: 'details'};
