/** Reads what the browser keeps under a key, or `initial` if it keeps nothing there. */
export function readStored<Value>(key: string, initial: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? initial;
  } catch {
    return initial;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It's only forgotten on reload.
  }
}
