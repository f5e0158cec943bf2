/** Whether the site is being edited: `npm start`, and not a build. */
export const isEditing = (): boolean => process.env.NODE_ENV === 'development';

/**
 * Something that there is once while `npm start` runs. Docusaurus loads the configuration and every
 * plugin anew when they change, and with them what their modules hold.
 */
export function keepWhileRunning<Thing>(name: string, create: () => Thing): Thing {
  const kept = globalThis as unknown as Record<symbol, Thing | undefined>;
  return (kept[Symbol.for(name)] ??= create());
}
