import {load} from 'js-yaml';
import {isMap, isScalar} from 'yaml';
import type {Document} from 'yaml';
import * as z from 'zod';
import type {Problem, Range} from '../Diagnostic';
import {parseYaml} from '../records/parseYaml';
import type {SourceFile} from '../SourceFile';

const block = /^---[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n|$)/m;
/** The front matter of a page: the block at its top, between two lines of `---`. */
export type FrontMatterBlock = {
  /** The offset where the page's body starts; 0 without front matter. */
  end: number;
  /** The range of the fields, between the lines of `---`. */
  yaml: Range;
  /** As far as it can be read. */
  data: Record<string, unknown>;
  /** Each field whose value is text, with the value's place in the file. */
  texts: (Range & {field: string})[];
  problems: Problem[];
};

function textsOf(document: Document, shift: number): FrontMatterBlock['texts'] {
  const pairs = isMap(document.contents) ? document.contents.items : [];
  return pairs.flatMap(({key, value}) =>
    isScalar(key) && isScalar(value) && typeof value.value === 'string' && value.range
      ? [{field: String(key.value), start: value.range[0] + shift, end: value.range[1] + shift}]
      : [],
  );
}

/** The address in front matter that can't be read, so that links to the page aren't wrong as well. */
function slugIn(text: string): Record<string, unknown> {
  const slug = /^slug:[ \t]*["']?(\/[\w\-/]*)/m.exec(text)?.[1];
  return slug === undefined ? {} : {slug};
}

/** Reads the front matter of a page and checks it against its schema. */
export function readFrontMatter(
  file: SourceFile,
  schema: z.ZodType = z.unknown(),
): FrontMatterBlock {
  const {text} = file;
  const none: FrontMatterBlock = {
    end: 0,
    yaml: {start: 0, end: 0},
    data: {},
    texts: [],
    problems: [],
  };
  const found = block.exec(text);
  const isAlmost = found?.index !== 0 && /^\s*---[ \t]*\r?\n\s*\w+:/.test(text);
  if (isAlmost) {
    const message =
      'The block with the title must start on the first line, and end with a line of ---.';
    const hint =
      'Start the file with a line of three hyphens (---), and add one below the last field.';
    // The block can't be told from the body, so nothing else is checked.
    const problems = [{offset: text.indexOf('-'), message, hint}];
    return {...none, end: text.length, data: slugIn(text), problems};
  }
  if (found?.index !== 0) {
    return none;
  }

  const [whole, yaml = ''] = found;
  const start = whole.indexOf('\n') + 1;
  // Docusaurus reads it with js-yaml, which takes 2026-11-22 for a date.
  const parsed = parseYaml(schema, file, {start, end: start + yaml.length, reread: load});
  const data = parsed.isReadable ? parsed.value : slugIn(yaml);
  return {
    end: whole.length,
    yaml: {start, end: start + yaml.length},
    data: typeof data === 'object' && data ? (data as Record<string, unknown>) : {},
    texts: parsed.isReadable ? textsOf(parsed.document, start) : [],
    problems: parsed.problems,
  };
}
