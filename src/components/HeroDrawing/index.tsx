import type {ReactNode} from 'react';
import Choice from './Choice';
import Loop from './Loop';
import Prompt from './Prompt';
import Rise from './Rise';
import Route from './Route';
import styles from './styles.module.css';
import Thread from './Thread';

export const heroDrawingNames = ['prompt', 'loop', 'rise', 'thread', 'choice', 'route'] as const;

export type HeroDrawingName = (typeof heroDrawingNames)[number];

const drawings: Record<HeroDrawingName, () => ReactNode> = {
  prompt: Prompt,
  loop: Loop,
  rise: Rise,
  thread: Thread,
  choice: Choice,
  route: Route,
};

/** The decorative drawing in the hero of a page. */
export default function HeroDrawing({name}: {name: HeroDrawingName}): ReactNode {
  const Drawing = drawings[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 520 400" aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}
