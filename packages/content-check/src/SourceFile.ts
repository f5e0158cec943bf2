import {location} from 'vfile-location';
import {excerptOf} from './problem';
import type {Problem} from './problem';

const byteOrderMark = '\uFEFF';

/** What a check says of a place; the file adds the line, the column and the excerpt. */
export type Finding = Pick<Problem, 'message' | 'mend' | 'severity' | 'fix'>;

/** A file of an author, and where in it things are. */
export class SourceFile {
  /** From the project's root, with `/` between folders. */
  readonly path: string;
  /** Without a byte-order mark. All offsets count in it. */
  readonly text: string;
  readonly hasByteOrderMark: boolean;
  readonly #location: ReturnType<typeof location>;

  constructor(path: string, contents: string) {
    this.path = path;
    this.hasByteOrderMark = contents.startsWith(byteOrderMark);
    this.text = this.hasByteOrderMark ? contents.slice(byteOrderMark.length) : contents;
    this.#location = location(this.text);
  }

  /** What the file holds when its text is another. */
  contentsWith(text: string): string {
    return (this.hasByteOrderMark ? byteOrderMark : '') + text;
  }

  /** What an offset's line says, without its line end. */
  lineAt(offset: number): string {
    const start = Math.max(this.text.lastIndexOf('\n', offset - 1), -1) + 1;
    const end = this.text.indexOf('\n', offset);
    return this.text.slice(start, end === -1 ? undefined : end).replace(/\r$/, '');
  }

  /** A problem of the file as a whole. */
  problemOfAll(finding: Finding): Problem {
    return {file: this.path, line: 1, column: 1, ...finding};
  }

  /** @param offset where the problem begins */
  problem(offset: number, finding: Finding): Problem {
    const place = Math.min(Math.max(offset, 0), this.text.length);
    const {line = 1, column = 1} = this.#location.toPoint(place) ?? {};
    const excerpt = excerptOf(this.lineAt(place), column - 1);
    return {file: this.path, line, column, excerpt, ...finding};
  }
}
