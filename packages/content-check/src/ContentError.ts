import {formatDiagnostic} from './Diagnostic';
import type {Diagnostic} from './Diagnostic';
import {excerptOf} from './SourceFile';
import type {SourceFile} from './SourceFile';

/** Thrown with every problem of the content that was read, so that they can be fixed together. */
export class ContentError extends Error {
  // Private, so that Node.js prints the message alone.
  readonly #diagnostics: readonly Diagnostic[];
  readonly #sources: readonly SourceFile[];

  /** @param sources the files that the diagnostics are about, for the excerpts in the message */
  constructor(diagnostics: readonly Diagnostic[], sources: readonly SourceFile[] = []) {
    const texts = diagnostics.map((diagnostic) =>
      formatDiagnostic(diagnostic, {excerpt: excerptOf(diagnostic, sources)}),
    );
    super(`\n${texts.join('\n\n')}\n`);
    this.#diagnostics = diagnostics;
    this.#sources = sources;
    // A stack trace would bury the file and line that an author needs.
    this.stack = this.message;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }

  get sources(): readonly SourceFile[] {
    return this.#sources;
  }
}
