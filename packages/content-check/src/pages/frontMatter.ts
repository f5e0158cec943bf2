import {isMap, isScalar} from 'yaml';
import type {Document} from 'yaml';
import {parseYaml} from '../parseYaml';
import type {Problem} from '../problem';
import {frontMatterSchema} from '../../../../src/content/schema';
import type {FrontMatter} from '../../../../src/content/schema';
import type {SourceFile} from '../SourceFile';

const block = /^---[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n|$)/m;
/** One that begins further down, or that does not end. */
const misplaced = /^\s+---[ \t]*\r?\n\s*\w+:/;
const unfinished = /^---[ \t]*\r?\n\s*\w+:/;

/** The block at the top of a page, between two lines of `---`. */
export type FrontMatterBlock = {
  /** Where the page itself begins; 0 without a block. */
  end: number;
  /** As far as it was understood. */
  data: Partial<FrontMatter>;
  /** Each field whose value is a text, with the offset where that text begins in the file. */
  texts: {field: string; start: number; end: number}[];
  problems: Problem[];
};

function textsOf(document: Document, shift: number): FrontMatterBlock['texts'] {
  const pairs = isMap(document.contents) ? document.contents.items : [];
  return pairs.flatMap(({key, value}) =>
    isScalar(key) && isScalar(value) && typeof value.value === 'string' && value.range
      ? [
          {
            field: String(key.value),
            start: value.range[0] + shift,
            end: value.range[1] + shift,
          },
        ]
      : [],
  );
}

/** Reads the block at the top of a page, and says what is wrong with it. */
export function readFrontMatter(file: SourceFile): FrontMatterBlock {
  const {text} = file;
  const none: FrontMatterBlock = {end: 0, data: {}, texts: [], problems: []};
  const found = block.exec(text);
  if (!found || found.index !== 0) {
    if (misplaced.test(text)) {
      return {
        ...none,
        problems: [
          file.problem(text.indexOf('---'), {
            message: 'The block with the title does not begin in the first line.',
            mend: 'Remove what is above the first "---".',
          }),
        ],
      };
    }
    if (unfinished.test(text)) {
      // What belongs to the block cannot be told apart from the page: nothing else is said.
      return {
        ...none,
        end: text.length,
        problems: [
          file.problem(0, {
            message: 'The block with the title does not end.',
            mend: 'Put a line with three hyphens (---) below its last field.',
          }),
        ],
      };
    }
    return none;
  }

  const [whole, yaml = ''] = found;
  const shift = whole.indexOf('\n') + 1;
  const {findings, document} = parseYaml(frontMatterSchema, yaml);
  const data: unknown = document.errors.length > 0 ? {} : document.toJS();
  return {
    end: whole.length,
    data: typeof data === 'object' && data ? data : {},
    texts: document.errors.length > 0 ? [] : textsOf(document, shift),
    problems: findings.map(({offset, ...finding}) => file.problem(offset + shift, finding)),
  };
}
