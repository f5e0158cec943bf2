import styles from './phaseColor.module.css';

/** The phases of the process, in order (specification, section 3). */
export const phaseTypes = ['poc', 'development', 'support'] as const;

export type PhaseType = (typeof phaseTypes)[number];

/**
 * The class name that sets `--phase-color`.
 *
 * @throws Error for an unknown type
 */
export function phaseColorClass(type: PhaseType): string {
  if (!phaseTypes.includes(type)) {
    throw new Error(`Unknown phase type "${type}". Use one of: ${phaseTypes.join(', ')}.`);
  }
  return styles[type] ?? '';
}
