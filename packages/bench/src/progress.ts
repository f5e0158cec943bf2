const startedAt = Date.now();

/** The time since the run began, as `m:ss`. */
function elapsed(): string {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Prints a line of progress after the time since the start. */
export function logProgress(message: string): void {
  console.log(`[${elapsed().padStart(5)}] ${message}`);
}
