/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {createContext, runInContext} from 'node:vm';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {createProcessor} from '@mdx-js/mdx';
import {
  SiteMap,
  SourceFile,
  checkPage,
  loadContentConfig,
  parseYaml,
  readPage,
  readPages,
  recordPath,
} from '@sitekit/content-check';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {parseDocument, visit} from 'yaml';
import type {ZodType} from 'zod';

/*
 * Makes typing mistakes at random, two in each file, and compares the check with the parsers of the
 * build: what these refuse has to be an error, what they accept must be none of syntax, and none
 * takes longer than a second. For other mistakes, and more of them:
 *
 *   SEED=2 EDITED_FILES=1000 npx jest unreadableFiles --testTimeout=1000000
 */

const FILES = Number(process.env.EDITED_FILES ?? 50);
const SEED = Number(process.env.SEED ?? 1);
const MAX_MS = 1000;
/** When a check is stopped, in milliseconds of real time. It fails with the file in hand. */
const LIMIT_MS = 20_000;
const timer = createContext({});

const config = loadContentConfig(process.cwd());
const pages = readPages(process.cwd(), config);
const siteMap = new SiteMap(process.cwd(), pages, config.components);
const mdx = createProcessor({remarkPlugins: [remarkDirective, remarkGfm]});

let state = SEED;

/** A linear congruential generator, so that a failure can be repeated. */
function random(below: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
}

const typed = [...Array.from('"\'“{}[]()<>:-#&*!|@%,=/`'), '\n', ' ', '\t', ': ', ' #', '- ', '  '];

/** One typing mistake, usually at a quote, a colon or a bracket. */
function mistyped(text: string): string {
  const marks = Array.from(text.matchAll(/["':{}<>[\]-]/g), ({index}) => index);
  const place = random(3) === 0 ? random(text.length) : (marks[random(marks.length)] ?? 0);
  const [before, character, next, after] = [
    text.slice(0, place),
    text.charAt(place),
    text.charAt(place + 1),
    text.slice(place + 2),
  ];
  switch (random(4)) {
    case 0:
      return before + next + after;
    case 1:
      return before + next + character + after;
    default:
      return before + (typed[random(typed.length)] ?? '') + character + next + after;
  }
}

/**
 * The result, and the processor time it took, which other programs don't change.
 *
 * @throws Error with the text if it takes forever, as a pattern with many ways to match can
 */
function timed<Result>(text: string, run: () => Result): [result: Result, ms: number] {
  const start = process.cpuUsage();
  let result: Result;
  try {
    result = runInContext('run()', Object.assign(timer, {run}), {timeout: LIMIT_MS}) as Result;
  } catch (error) {
    throw new Error(`The check of this text fails or takes forever:\n${text}`, {cause: error});
  }
  const {user, system} = process.cpuUsage(start);
  return [result, (user + system) / 1000];
}

async function buildReads(filePath: string, fileContent: string): Promise<boolean> {
  try {
    const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath,
      fileContent,
    });
    mdx.parse(content);
    // Visitors would see the fourth hyphen of a line that ends the front matter.
    return config.frontMatter.safeParse(frontMatter).success && !/^-{4}/m.test(fileContent);
  } catch {
    return false;
  }
}

function yamlReads(schema: ZodType, text: string): boolean {
  const document = parseDocument(text);
  // YAML reads `&name` and `!name` as marks, which visitors don't see.
  let hasMarks = false;
  visit(document, {
    Node: (_, {anchor, tag}) =>
      void (hasMarks ||= Boolean(anchor) || tag?.startsWith('!') === true),
  });
  try {
    const isRead = document.errors.length === 0 && !hasMarks;
    return isRead && schema.safeParse(document.toJS()).success;
  } catch {
    return false;
  }
}

type Original = {
  text: string;
  /** Whether the build accepts a text in place of this one. */
  buildReads: (text: string) => boolean | Promise<boolean>;
  /** What is wrong with the syntax of a text. */
  problemsIn: (text: string) => readonly {message: string}[];
  /** Everything that keeps a text from being built. */
  errorsIn: (text: string) => readonly unknown[];
};

async function expectSameAnswers(originals: readonly Original[]): Promise<void> {
  const passed: string[] = [];
  const accused: string[] = [];
  let refused = 0;
  let slowest = 0;
  // The first check loads the dictionary, for all that follow.
  originals.slice(0, 1).forEach(({text, errorsIn}) => errorsIn(text));
  for (let edit = 0; edit < FILES; edit += 1) {
    const original = originals[edit % originals.length] as Original;
    const text = mistyped(mistyped(original.text));
    if (await original.buildReads(text)) {
      accused.push(...original.problemsIn(text).map(({message}) => `${message}\n${text}`));
    } else {
      refused += 1;
      const [errors, ms] = timed(text, () => original.errorsIn(text));
      slowest = Math.max(slowest, ms);
      passed.push(...(errors.length > 0 ? [] : [text]));
    }
  }

  expect(refused).toBeGreaterThan(FILES / 5);
  expect(refused).toBeLessThan((FILES * 9) / 10);
  expect(passed).toEqual([]);
  expect(accused).toEqual([]);
  expect(slowest).toBeLessThan(MAX_MS);
}

const records = Object.entries(config.records).map(([name, schema]) => {
  const path = recordPath(config, name);
  const problemsIn = (text: string) => parseYaml(schema, new SourceFile(path, text)).problems;
  return {
    text: readFileSync(path, 'utf8'),
    buildReads: (text: string) => yamlReads(schema, text),
    problemsIn,
    errorsIn: problemsIn,
  };
});

it('finds mistakes in the pages that the build refuses, and in no others', async () => {
  const originals = pages
    .filter(({isPartial}) => !isPartial)
    .map(({file}) => {
      const read = (text: string) => readPage(new SourceFile(file.path, text), config);
      return {
        text: file.text,
        buildReads: (text: string) => buildReads(file.path, text),
        problemsIn: (text: string) => read(text).problems,
        errorsIn: (text: string) =>
          checkPage(read(text), {config, siteMap}).filter(({severity}) => severity !== 'warning'),
      };
    });
  await expectSameAnswers(originals);
});

it('answers a quote that is never closed, in every tenth field of a record', () => {
  for (const {text, problemsIn} of records) {
    const fields = [...text.matchAll(/^[^#\n"']*: (?=\p{L}[^"'\n]*$)/gmu)];
    for (const {index, 0: start} of fields.filter((_, number) => number % 10 === 0)) {
      const at = index + start.length;
      const broken = `${text.slice(0, at)}"${text.slice(at)}`;
      const [problems] = timed(broken, () => problemsIn(broken));
      expect(problems.length).toBeGreaterThan(0);
    }
  }
});

it('finds mistakes in the records that YAML or its schema refuses, and in no others', async () => {
  await expectSameAnswers(records);
});
