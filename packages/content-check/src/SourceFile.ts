import {location} from 'vfile-location';
import type {Diagnostic, Problem, ProblemDetails} from './Diagnostic';

const byteOrderMark = '\uFEFF';
const MAX_EXCERPT_CHARS = 100;
/** How much of a long line an excerpt shows before the problem. */
const EXCERPT_LEAD_CHARS = 30;

/** A file of the content, which turns offsets into lines and columns. */
export class SourceFile {
  /** From the project's root, with `/` between folders. */
  readonly path: string;
  /** Without a byte-order mark. All offsets count in it. */
  readonly text: string;
  readonly hasByteOrderMark: boolean;
  /** Without it, the text is empty: guessing an encoding could damage the file. */
  readonly isUtf8: boolean;
  readonly #location: ReturnType<typeof location>;

  constructor(path: string, contents: string, isUtf8 = true) {
    this.path = path;
    this.isUtf8 = isUtf8;
    this.hasByteOrderMark = contents.startsWith(byteOrderMark);
    this.text = this.hasByteOrderMark ? contents.slice(byteOrderMark.length) : contents;
    this.#location = location(this.text);
  }

  /** @param bytes what the file contains, in any encoding */
  static fromBytes(path: string, bytes: Uint8Array): SourceFile {
    try {
      const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
      // UTF-16 without a byte-order mark is also valid UTF-8, with a NUL beside each letter.
      return text.includes('\0') ? new SourceFile(path, '', false) : new SourceFile(path, text);
    } catch {
      return new SourceFile(path, '', false);
    }
  }

  /** The file's contents with another text, byte-order mark included. */
  contentsWith(text: string): string {
    return (this.hasByteOrderMark ? byteOrderMark : '') + text;
  }

  /** @param offset where the problem begins; 0 for a problem of the whole file */
  diagnostic(offset: number, details: ProblemDetails): Diagnostic {
    const clamped = Math.min(Math.max(offset, 0), this.text.length);
    const {line = 1, column = 1} = this.#location.toPoint(clamped) ?? {};
    return {file: this.path, line, column, severity: 'error', ...details};
  }

  /** The diagnostic of a problem in this file. */
  at({offset, ...details}: Problem): Diagnostic {
    return this.diagnostic(offset, details);
  }

  /**
   * The part of a line that a diagnostic is about, at most 100 characters long.
   *
   * @returns undefined for a line without words and for a YAML comment, which explain nothing
   */
  excerpt({line, column}: Pick<Diagnostic, 'line' | 'column'>): string | undefined {
    const whole = this.text.split(/\r?\n/)[line - 1] ?? '';
    const text = whole.trim();
    if (!/[\p{L}\p{N}]/u.test(text) || (this.path.endsWith('.yaml') && text.startsWith('#'))) {
      return undefined;
    }
    if (text.length <= MAX_EXCERPT_CHARS) {
      return text;
    }
    const index = column - 1 - (whole.length - whole.trimStart().length);
    const start = Math.max(
      Math.min(index - EXCERPT_LEAD_CHARS, text.length - MAX_EXCERPT_CHARS),
      0,
    );
    const end = start + MAX_EXCERPT_CHARS;
    const before = start > 0 ? `…${text.slice(start + 1)}` : text;
    return end < text.length ? `${before.slice(0, MAX_EXCERPT_CHARS - 1)}…` : before;
  }
}

/**
 * The part of a line that a diagnostic is about.
 *
 * @param sources the files that were read; undefined when the diagnostic's file isn't one of them
 */
export const excerptOf = (
  diagnostic: Diagnostic,
  sources: readonly SourceFile[],
): string | undefined => sources.find(({path}) => path === diagnostic.file)?.excerpt(diagnostic);
