import {quoted} from './yamlLines';
import type {Repair} from './yamlLines';

const flowEntry = /^([ \t]*(?:-[ \t]+)?(?:[\w-]+:[ \t]+)?)\{?(.*?)\}?[ \t]*,?[ \t]*$/;

/** `{label: Home, to: /}` written again with proper commas, colons and quotes. */
function rewritten(inside: string, fields: ReadonlyMap<string, unknown>): string | undefined {
  const keys = Array.from(
    inside.matchAll(/(?<=^|[\s,;{"'])["']?([\w-]+)["']?[ \t]*(?:[:=;：][ \t]*|[ \t])/g),
  ).filter(({1: key = ''}) => fields.has(key));
  if (keys.length === 0 || keys[0]?.index !== inside.search(/\S/)) {
    return undefined;
  }
  const pairs = keys.map(({0: found, 1: key = '', index}, number) => {
    const end = keys[number + 1]?.index ?? inside.length;
    const value = inside
      .slice(index + found.length, end)
      .trim()
      .replace(/[,;]$/, '')
      .replace(/^(["'“])|(["'”])$/g, '')
      .trim();
    return `${key}: ${/^[\w/#.+-][^,:{}[\]"'#]*$|^https?:[^\s,{}[\]]*$/.test(value) ? value : quoted(value)}`;
  });
  return `{${pairs.join(', ')}}`;
}

function messageFor(text: string): Pick<Repair, 'message' | 'column'> {
  const opening = text.indexOf('{');
  if (opening === -1) {
    return {column: Math.max(text.search(/[^\s-]/), 0), message: 'This "}" has no "{" before it.'};
  }
  if (!/\}[ \t]*,?[ \t]*$/.test(text)) {
    return {column: opening, message: 'This "{" is never closed.'};
  }
  if (/\},[ \t]*$/.test(text)) {
    return {column: text.lastIndexOf(','), message: "This comma doesn't belong here."};
  }
  if ((text.match(/"/g) ?? []).length % 2 === 1) {
    return {column: text.search(/"/), message: 'This quote has no partner.'};
  }
  const tight = text.search(/(?<=[\w"']):(?=[^\s/])/);
  return tight === -1
    ? {column: opening, message: "This line's commas, colons or quotes aren't right."}
    : {column: tight, message: 'A colon needs a space after it.'};
}

/** Changes of an entry in braces, which has all of its fields in one line. */
export function entryRepairs(
  text: string,
  line: number,
  fields: ReadonlyMap<string, unknown>,
): Repair[] {
  if (!/[{}]/.test(text)) {
    return [];
  }
  const [, start = '', inside = ''] = flowEntry.exec(text) ?? [];
  const entry = rewritten(inside, fields);
  return entry === undefined
    ? []
    : [
        {
          line,
          ...messageFor(text),
          changes: new Map([[line, start + entry]]),
          hint: `Write ${entry}`,
        },
      ];
}
