/** Whether this is Docusaurus's development server (`docusaurus start`) rather than a build. */
export const isDevelopmentServer = (): boolean => process.env.NODE_ENV === 'development';

const kept = new Map<string, unknown>();

/**
 * Creates a value once per process. Docusaurus creates all plugins again when it reloads its
 * configuration.
 */
export function keepAcrossReloads<Value>(name: string, create: () => Value): Value {
  if (!kept.has(name)) {
    kept.set(name, create());
  }
  return kept.get(name) as Value;
}
