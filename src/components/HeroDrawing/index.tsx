import type {ComponentProps, ComponentType, ReactNode} from 'react';
import Choice from './choice.svg';
import Loop from './loop.svg';
import Prompt from './prompt.svg';
import Rise from './rise.svg';
import Route from './route.svg';
import styles from './styles.module.css';
import Thread from './thread.svg';

export type HeroDrawingName = 'prompt' | 'loop' | 'rise' | 'thread' | 'choice' | 'route';

/** Each is a file that a designer can open: `drawingColors.ts` lists its colors. */
const drawings: Record<HeroDrawingName, ComponentType<ComponentProps<'svg'>>> = {
  /** Home: the example of How It Works, from a prompt and a draft that loses a cent to the fix. */
  prompt: Prompt,
  /** How It Works: a loop of analyzing, recognizing, generating and learning. */
  loop: Loop,
  /** Benefits: what the example has gained after each month: first less than nothing. */
  rise: Rise,
  /** Process: a line connecting proof of concept, development and support. */
  thread: Thread,
  /** Tools: many tiles, one of them highlighted and underlined by the line. */
  choice: Choice,
  /** Contact: a line from a message to a date in a calendar. */
  route: Route,
};

/** The decorative drawing in the hero of a page. */
export default function HeroDrawing({name}: {name: HeroDrawingName}): ReactNode {
  const Drawing = drawings[name];
  return (
    <Drawing className={styles.drawing} data-figure="" data-drawing={name} aria-hidden="true" />
  );
}
