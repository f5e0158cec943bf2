import {formatDiagnostic} from './Diagnostic';
import type {Diagnostic} from './Diagnostic';

/** Thrown with every problem of the content that was read, so that they can be fixed together. */
export class ContentError extends Error {
  // Private, so that Node.js prints the message alone.
  readonly #diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(`\n${diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n\n')}\n`);
    this.#diagnostics = diagnostics;
    // A stack trace would bury the file and line that an author needs.
    this.stack = this.message;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }
}
