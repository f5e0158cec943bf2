/** Whether this is Docusaurus's development server (`docusaurus start`) rather than a build. */
export const isDevelopmentServer = (): boolean => process.env.NODE_ENV === 'development';

/**
 * Creates a value once per process. Docusaurus reloads the configuration and all plugins when a
 * watched file changes, and a module's own variables are lost then.
 */
export function keepAcrossReloads<Value>(name: string, create: () => Value): Value {
  const kept = globalThis as unknown as Record<symbol, Value | undefined>;
  return (kept[Symbol.for(name)] ??= create());
}
