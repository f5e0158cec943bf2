import {load} from 'js-yaml';
import {isMap} from 'yaml';
import * as z from 'zod';
import type {Diagnostic, Range} from '../Diagnostic';
import {parseYaml} from '../records/parseYaml';
import {textsOf} from '../records/readRecord';
import type {RecordText} from '../records/readRecord';
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
  /** The texts in its fields. */
  texts: RecordText[];
  problems: Diagnostic[];
};

/** The fields that decide whether links find the page, in YAML that can't be read. */
function fieldsOfAddress(yaml: string): FrontMatterBlock['data'] {
  const valueOf = (name: string) =>
    new RegExp(`^${name}:[ \\t]+(["']?)([^\\s"']+)\\1[ \\t]*\\r?$`, 'm').exec(yaml)?.[2];
  return {slug: valueOf('slug'), draft: valueOf('draft') === 'true'};
}

/** An empty line, a heading, and text below it: the body of a page. */
const startOfBody = /^[ \t]*\r?\n#{1,6} .*\r?\n(?:[ \t]*\r?\n)+(?=\S)(?![\w-]+:)/m;

/** Reads the front matter of a page and checks it against its schema. */
export function readFrontMatter(
  file: SourceFile,
  schema: z.ZodType = z.unknown(),
): FrontMatterBlock {
  const {text} = file;
  const found = block.exec(text);
  const none = {end: 0, yaml: {start: 0, end: 0}, data: {}, texts: [], problems: []};
  const withoutEnd = (offset: number): FrontMatterBlock => {
    const message =
      'The block with the title must start on the first line, and end with a line of ---.';
    const hint =
      'Start the file with a line of three hyphens (---), and add one below the last field.';
    // The block can't be told from the body, so nothing else is checked.
    return {...none, end: text.length, problems: [file.diagnostic({offset, message, hint})]};
  };
  // Word makes a dash of the hyphens.
  const misplaced = /^(?:.*\n){0,3}?[-–—]{1,4}[ \t]*\r?\n\s*(?:title|description|slug):/.exec(text);
  if (found?.index !== 0 && misplaced) {
    return withoutEnd(text.search(/\S/));
  }
  if (found?.index !== 0) {
    return none;
  }

  const [whole, yaml = ''] = found;
  const start = whole.indexOf('\n') + 1;
  const range = {start, end: start + yaml.length};
  // Docusaurus reads it with js-yaml, which takes 2026-11-22 for a date.
  const parsed = parseYaml(schema, file, {range, reread: (fields) => load(fields) ?? {}});
  const body = yaml.search(startOfBody);
  if (!parsed.isReadable && body !== -1) {
    return {...withoutEnd(start + body), data: fieldsOfAddress(yaml)};
  }
  return {
    end: whole.length,
    yaml: range,
    data:
      parsed.isReadable && isMap(parsed.document.contents)
        ? (parsed.value as Record<string, unknown>)
        : fieldsOfAddress(yaml),
    texts: parsed.isReadable ? textsOf({schema, document: parsed.document}) : [],
    problems: parsed.problems,
  };
}
