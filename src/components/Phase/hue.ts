import styles from './hue.module.css';

/** The kinds of work that the process joins (specification, section 3), in their order. */
export const phaseTypes = ['poc', 'development', 'support'] as const;

export type PhaseType = (typeof phaseTypes)[number];

/**
 * The class that sets `--hue` to the colour of a phase.
 *
 * @throws Error when there is no such phase
 */
export function phaseHue(type: PhaseType): string {
  if (!phaseTypes.includes(type)) {
    throw new Error(`There is no phase of type "${type}". Use one of: ${phaseTypes.join(', ')}.`);
  }
  return styles[type] ?? '';
}
