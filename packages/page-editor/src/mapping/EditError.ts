/** An edit that can't be made. Its message tells authors why, and what to do. */
export class EditError extends Error {
  override name = 'EditError';
}
