import {location} from 'vfile-location';
import type {Diagnostic} from './Diagnostic';

const byteOrderMark = '\uFEFF';
const MAX_EXCERPT_CHARS = 100;
/** Messages and hints quote what was written, which can be a whole page. */
const MAX_WORDS_CHARS = 300;
/** How much of a long line an excerpt shows before the problem. */
const EXCERPT_LEAD_CHARS = 30;

/** A text on one line, without its middle if it's too long to be read. */
function shortened(words: string): string {
  const text = words.replace(/[\r\n]+/g, ' ');
  return text.length > MAX_WORDS_CHARS
    ? `${text.slice(0, (2 * MAX_WORDS_CHARS) / 3)} … ${text.slice(-MAX_WORDS_CHARS / 3)}`
    : text;
}

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
  readonly #lines: readonly string[];

  constructor(path: string, contents: string, isUtf8 = true) {
    this.path = path;
    this.isUtf8 = isUtf8;
    this.hasByteOrderMark = contents.startsWith(byteOrderMark);
    this.text = this.hasByteOrderMark ? contents.slice(byteOrderMark.length) : contents;
    this.#location = location(this.text);
    this.#lines = this.text.split(/\r?\n/);
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

  /** Where a line and a column are in the text. */
  offsetAt(line: number, column: number): number {
    return this.#location.toOffset({line, column}) ?? 0;
  }

  /** A diagnostic in this file: an error, unless told otherwise. */
  diagnostic({
    offset = 0,
    severity = 'error',
    message,
    hint,
    ...details
  }: {offset?: number; message: string} & Omit<
    Partial<Diagnostic>,
    'file' | 'line' | 'column'
  >): Diagnostic {
    const start = Math.min(Math.max(offset, 0), this.text.length);
    const {line = 1, column = 1} = this.#location.toPoint(start) ?? {};
    const excerpt = this.#excerpt(line, column);
    return {
      file: this.path,
      line,
      column,
      severity,
      ...details,
      message: shortened(message),
      ...(hint !== undefined && {hint: shortened(hint)}),
      ...(excerpt !== undefined && {excerpt}),
    };
  }

  /** Undefined for a line without words and for a YAML comment, which explain nothing. */
  #excerpt(line: number, column: number): string | undefined {
    const whole = this.#lines[line - 1] ?? '';
    if (!/[\p{L}\p{N}]/u.test(whole) || (this.path.endsWith('.yaml') && /^\s*#/.test(whole))) {
      return undefined;
    }
    const text = whole.trim();
    const index = column - 1 - whole.indexOf(text);
    const latest = Math.max(text.length - MAX_EXCERPT_CHARS, 0);
    const start = Math.min(Math.max(index - EXCERPT_LEAD_CHARS, 0), latest);
    const shown = text.slice(start, start + MAX_EXCERPT_CHARS);
    return `${start > 0 ? '…' : ''}${shown}${start < latest ? '…' : ''}`;
  }
}
