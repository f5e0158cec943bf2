import {putTogether, quoted, takeApart, valueColumn} from './yamlLines';
import type {Repair, YamlLine} from './yamlLines';

type Found = Omit<Repair, 'line' | 'changes'> & {text: string};

const inQuotes = (value: string): string => `Put the whole text in double quotes: ${quoted(value)}`;

/** Text that starts with a quote. */
function quoteRepairs(line: YamlLine, column: number): Found[] {
  const {value} = line;
  const quote = value.charAt(0);
  const withValue = (changed: string): string => putTogether({...line, value: changed});
  const inner = value.slice(1, -1);
  const found: Found[] = [];
  if (/^(["']).*\1,$/.test(value)) {
    found.push({
      column: column + value.length - 1,
      text: withValue(value.slice(0, -1)),
      message: "This comma doesn't belong here.",
      hint: 'Delete it. Lines end without commas.',
      isSafe: true,
    });
  }
  if (value.length > 1 && value.endsWith(quote) && inner.includes(quote)) {
    const text = quote === '"' ? inner.replaceAll('\\"', '"') : inner.replaceAll("''", "'");
    found.push({
      column: column + 1 + inner.indexOf(quote),
      text: withValue(quoted(text)),
      message:
        quote === '"'
          ? 'This quote ends the text too early.'
          : 'This apostrophe ends the text too early.',
      hint:
        quote === '"'
          ? `Use curly quotes inside the text, or write \\" for each: ${quoted(text)}`
          : inQuotes(text),
      isSafe: true,
    });
  }
  if (/[“”„‘’]$/.test(value)) {
    found.push({
      column: column + value.length - 1,
      text: withValue(value.slice(0, -1) + quote),
      message: "A curly quote doesn't close this text.",
      hint: `Use a straight one: ${value.slice(0, -1)}${quote}`,
      isSafe: true,
    });
  }
  if (!value.slice(1).includes(quote)) {
    found.push({
      column,
      text: withValue(value + quote),
      message: 'This quote is never closed.',
      hint: `Add ${quote} at the end of the text.`,
    });
  } else if (!value.endsWith(quote)) {
    found.push({
      column,
      text: withValue(quoted(value)),
      message: 'This text continues after its closing quote.',
      hint: 'Put the whole text in double quotes, and write \\" for each quote in it.',
    });
  }
  if (quote === '"' && value.includes('\\')) {
    found.push({
      column: column + value.indexOf('\\'),
      text: withValue(value.replace(/\\+/g, (marks) => '\\'.repeat(marks.length * 2))),
      message: 'A backslash in double quotes has a special meaning.',
      hint: 'Write two of them for each one: \\\\',
    });
  }
  return found;
}

/** Text that only works in quotes. */
function plainRepairs(line: YamlLine, column: number): Found[] {
  const {value} = line;
  if (value === '') {
    return [];
  }
  const start = /^[-?](?=\s)|^[&*!@`%|>[\]{}#,]/.exec(value)?.[0];
  const colon = value.search(/:(\s|$)/);
  const found: Found = {
    column,
    text: putTogether({...line, value: quoted(value)}),
    message: start
      ? `Text that starts with ${start} needs quotes.`
      : 'Text that contains a colon needs quotes.',
    hint: inQuotes(value),
    isSafe: colon !== -1,
  };
  return start || colon !== -1 ? [found] : [];
}

/** `(?<key>name) (?<mark>=)`: a known field without a proper colon. */
const almostField = /^([ \t]*(?:-[ \t]+)*)([\w-]+)([ \t]*(?:[=;：,][ \t]*|:|[ \t]|$))(?!\s)(.*)$/;

function colonRepairs(text: string, fields: ReadonlyMap<string, unknown>): Found[] {
  const [, start = '', key = '', mark = '', value = ''] = almostField.exec(text) ?? [];
  if (!fields.has(key) || (mark === ':' && value.startsWith('//'))) {
    return [];
  }
  const needed = /[ \t]/.test(value) || /:/.test(value) ? [value, quoted(value)] : [value];
  return needed.map((written) => ({
    column: start.length + key.length,
    text: `${start}${key}: ${written}`.trimEnd(),
    message:
      mark === ':'
        ? 'A colon needs a space after it.'
        : `\`${key}\` needs a colon and a space after it.`,
    hint: `Write ${`${key}: ${written}`.trim()}`,
    isSafe: mark === ':' && written === value,
  }));
}

/** Changes of one line's value after which it may be right. */
export function valueRepairs(
  text: string,
  line: number,
  fields: ReadonlyMap<string, unknown>,
): Repair[] {
  const parts = takeApart(text);
  const column = valueColumn(parts);
  const found = [
    ...colonRepairs(text, fields),
    ...(/^["']/.test(parts.value) ? quoteRepairs(parts, column) : plainRepairs(parts, column)),
  ];
  return found.map(({text: changed, ...repair}) => ({
    ...repair,
    line,
    changes: new Map([[line, changed]]),
  }));
}
