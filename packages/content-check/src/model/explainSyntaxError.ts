import {htmlVoidElements} from 'html-void-elements';
import {location} from 'vfile-location';
import {VFileMessage} from 'vfile-message';
import type {ComponentDoc} from '../components';
import type {Problem, ProblemDetails, Range} from '../Diagnostic';
import {nearest} from '../suggest';

/** A part of a page that the parser refuses. */
export type SyntaxFault = {
  problem: Problem;
  /** What to blank out so that the rest of the page can be parsed. */
  mask: readonly Range[];
  /** Whether it's unclear now which element is inside which. */
  breaksNesting?: boolean;
  /** The name of the tag, if it has no partner. */
  orphan?: string;
  /** The name of the tag, if blanking it out leaves its partner alone. */
  widow?: string;
};

type Components = readonly Pick<ComponentDoc, 'name' | 'content'>[];

/** Where the parser stopped: its error, the text, and the offset in it. */
type Stop = {error: VFileMessage; text: string; offset: number; components: Components};

const curlyQuotes = '“”„‟″‘’‚‛«»';

/** Code, in which braces and tags mean nothing. */
const code =
  /^[ \t>]*(`{3,}|~{3,})[^]*?^[ \t>]*\1|(?<!`)(`+)(?!`)[^]*?[^`]\2(?!`)|\{\s*\/\*[^]*?\*\/\s*\}/gm;

const withoutCode = (text: string): string =>
  text.replace(code, (found) => found.replace(/[^\n\r]/g, ' '));

/** The part of an opening tag that is in order. */
const tagBody = /<\/?[A-Za-z$_](?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*>?/y;

/** The tag at an offset, as far as it's in order. */
function tagAt(text: string, start: number): Range {
  tagBody.lastIndex = start;
  return {start, end: tagBody.test(text) ? tagBody.lastIndex : start + 1};
}

/** The start of the tag that contains an offset. */
function tagStartAround(text: string, offset: number): number {
  for (const {index} of withoutCode(text).matchAll(/(?<!\\)<\/?[A-Za-z$_]/g)) {
    const {end} = tagAt(text, index);
    // A tag that doesn't end with ">" is the broken one, although the parser may stop much later.
    if (index < offset && (end >= offset || text.charAt(end - 1) !== '>')) {
      return index;
    }
  }
  return Math.max(text.lastIndexOf('<', offset - 1), 0);
}

/** A mistake in the text from a tag's start on: how to recognize it, and what it's called. */
type TagRow = {
  pattern: RegExp;
  explain: (match: RegExpExecArray) => Omit<ProblemDetails, 'fix'> & {
    /** What to write instead of the match, or of its group `part`. */
    replacement?: string;
    /** Whether only the group `part` is wrong; otherwise the whole match is. */
    isPart?: boolean;
    widow?: string;
    breaksNesting?: boolean;
  };
};

/** `<insert quote here>` */
const placeholder: TagRow = {
  pattern:
    /^<(?:your|insert|enter|add|company|client|customer|first|last|full|name|quote|date|placeholder)(?: [\w’'-]+)*>/i,
  explain: ([found]) => ({
    message: `${found} looks like placeholder text.`,
    hint: 'Replace it with the final text.',
  }),
};

function straightened(found: string): string {
  const inner = found.replace(/^[\w:-]+\s*=\s*./, '').replace(/["“”„‟″‘’‚‛«»]$/, '');
  return `${/^[\w:-]+/.exec(found)?.[0] ?? ''}="${inner}"`;
}

/** The first that matches wins. */
const tagRows: readonly TagRow[] = [
  {
    pattern: /^<!--[^]*?(?:-->|$(?![^]))/,
    explain: ([found]) => ({
      message: "Comments can't be written with <!-- in a page.",
      hint: 'Put {/* before the comment and */} after it instead.',
      replacement:
        found.endsWith('-->') && !found.includes('*/')
          ? `{/*${found.slice('<!--'.length, -'-->'.length)}*/}`
          : undefined,
    }),
  },
  {
    pattern: /^<((?:https?|ftp|mailto|tel):[^\s<>|]*|[^\s<>@]+@[^\s<>|]+)(?:\|[^<>\n]*)?>/i,
    explain: ([found, address = '']) => ({
      message: `An address can't be in angle brackets: ${found}`,
      hint: `Write it without them: ${address}`,
      replacement: address,
    }),
  },
  placeholder,
  {
    pattern: /^<(?![A-Za-z$_/>]|\/[A-Za-z$_>])/,
    explain: () => ({
      message: 'This "<" looks like the start of a tag.',
      hint: 'To show the character itself, write &lt;.',
    }),
  },
  {
    pattern: new RegExp(
      `^<([\\w.]+)[^<>]*?\\s(?<part>[\\w:-]+\\s*=\\s*[${curlyQuotes}][^<>\\n]*?)(?=\\s+[\\w-]+=|\\s*/?>|\\n|$)`,
    ),
    explain: ({1: name, groups: {part = ''} = {}}) => ({
      message: `Curly quotes don't work inside the tag <${name}>: ${part}`,
      hint: `Use straight quotes: ${straightened(part)}`,
      replacement: /["“”]./.test(straightened(part).slice(part.indexOf('=') + 2, -1))
        ? undefined
        : straightened(part),
      isPart: true,
    }),
  },
  {
    pattern: /^<[^<>]*?\s(?<part>([\w:-]+)\s*=\s*([^\s"'{}<>=/]+)["']?)/,
    explain: ({2: attribute, 3: value = ''}) => {
      const isNumber = /^-?[\d.]+$/.test(value);
      return {
        message: `The value of \`${attribute}\` needs ${isNumber ? 'braces' : 'quotes'}.`,
        hint: `Write ${attribute}=${isNumber ? `{${value}}` : `"${value}"`}.`,
        isPart: true,
      };
    },
  },
  {
    pattern: /^<[^<>]*?\s(?<part>([\w:-]+)\s*=)(?=\s*\/?>)/,
    explain: ({2: attribute}) => ({
      message: `\`${attribute}\` has no value.`,
      hint: `Write ${attribute}="…", with the value between the quotes.`,
      isPart: true,
    }),
  },
  {
    // Quotes inside of quotes, up to the next attribute or the end of the tag.
    pattern:
      /^<[^<>]*?\s(?<part>([\w:-]+)=(["'])(?:(?!\3|[\w-]=["'{])[^\n<>])*\3(?=[^\s/>]|\s+[^\s=]+["'\s])(?:(?![\w-]=["'{])[^\n<>])*\3)(?=\s+[\w-]+=|\s*\/?>)/,
    explain: ({2: attribute = '', groups: {part = ''} = {}}) => {
      const inner = part.slice(attribute.length + 2, -1);
      const curly = part.endsWith('"')
        ? inner.replace(/"([^"]*)"/g, '“$1”')
        : inner.replaceAll("'", '’');
      const written = `${attribute}="${curly}"`;
      return {
        message: `Straight quotes don't work inside this text: ${part}`,
        hint: `Use curly ones: ${written}`,
        replacement: curly.includes('"') ? undefined : written,
        isPart: true,
      };
    },
  },
  {
    pattern: /^<([\w.]+)[^<>]*?\s(?<part>[\w:-]+=["'][^"'<>\n]*[“”„‘’])(?=\s+[\w-]+=|\s*\/?>|\n|$)/,
    explain: ({1: name, groups: {part = ''} = {}}) => ({
      message: `Curly quotes don't work inside the tag <${name}>: ${part}`,
      hint: `Use straight quotes: ${straightened(part)}`,
      replacement: straightened(part),
      isPart: true,
    }),
  },
  {
    pattern:
      /^<([\w.]+)[^<>]*?\s(?<part>[\w:-]+=(["'])(?:(?!\3|\s[\w-]+=)[^\n<>])*?)(?=\s*\/?>|\s+[\w-]+=|\n|<|$)/,
    explain: ({1: name, 3: quote = '', groups: {part = ''} = {}}) => ({
      message: `A quote in the tag <${name}> is never closed: ${part}`,
      hint: `Add ${quote} at the end of the text.`,
      isPart: true,
    }),
  },
];

function explainTag({error, text, offset}: Stop): SyntaxFault {
  const start = tagStartAround(text, offset);
  const rest = text.slice(start);
  for (const {pattern, explain} of tagRows) {
    const match = pattern.exec(rest);
    if (match) {
      const {replacement, isPart, ...details} = explain(match);
      const part = (isPart && match.groups?.part) || match[0] || '<';
      const from = start + (isPart ? match[0].lastIndexOf(part) : 0);
      const range = {start: from, end: from + part.length};
      return {
        problem: {
          offset: from,
          ...details,
          ...(replacement !== undefined && {fix: {...range, text: replacement}}),
        },
        mask: [range],
      };
    }
  }
  const [tag, name = ''] = /^<\/?([\w$.:-]*)/.exec(rest) ?? ['<'];
  const [upToNext = ''] = /^<[^<>]*>?/.exec(rest) ?? [];
  const isFinished = upToNext.endsWith('>') && error.ruleId !== 'unexpected-eof';
  const character = text.charAt(offset);
  return {
    problem: isFinished
      ? {
          offset,
          message: `The character ${character === '"' ? "'\"'" : `"${character}"`} doesn't work in the tag ${tag}>.`,
          hint: 'Compare this tag with a similar one on another page.',
        }
      : {
          offset: start,
          message: `The tag ${tag} never ends.`,
          hint: 'Add the missing ">". To show a "<" that isn\'t a tag, write &lt;.',
        },
    mask: [{start, end: start + (isFinished ? upToNext : tag).length}],
    widow: name,
    breaksNesting: true,
  };
}

function neverClosed(text: string, start: number, name: string, components: Components) {
  const range = tagAt(text, start);
  const found = placeholder.pattern.exec(text.slice(start));
  if (found) {
    const {message, hint} = placeholder.explain(found);
    return {problem: {offset: start, message, hint}, mask: [range]};
  }
  const isVoid = htmlVoidElements.includes(name);
  const isEmpty =
    isVoid ||
    components.some((component) => component.name === name && component.content === 'none');
  const written = text.slice(start, range.end - 1).trimEnd();
  return {
    problem: {
      offset: start,
      message: `<${name}> is never closed.`,
      hint: isEmpty
        ? `Write ${written === `<${name}` ? written : `<${name} …`} />.`
        : `Add </${name}> after its content, or write <${name} … /> if it has none.`,
      ...(isEmpty && {fix: {...range, text: `${written} />`}}),
    },
    mask: [range],
    breaksNesting: !isVoid,
    orphan: name,
  };
}

const differentParagraphs = (name: string): ProblemDetails => ({
  message: `<${name}> and </${name}> are in different paragraphs.`,
  hint: 'Put each tag on a line of its own, with an empty line before and after it.',
});

/** Explains a tag without a partner. */
function explainPair({error, text, offset, components}: Stop): SyntaxFault {
  const {reason} = error;
  const told = (match: RegExpExecArray | null): number => {
    const [line = 0, column = 0] = match?.slice(-2).map(Number) ?? [];
    return location(text).toOffset({line, column}) ?? 0;
  };
  const open = /^Expected a closing tag for `<(.*?)>` \((\d+):(\d+)/.exec(reason);
  if (open) {
    const [, name = ''] = open;
    const start = told(open);
    const isSplit =
      reason.includes('before the end of') &&
      !htmlVoidElements.includes(name) &&
      withoutCode(text).indexOf(`</${name}>`, start) !== -1;
    const fault = neverClosed(text, start, name, components);
    return isSplit
      ? {...fault, problem: {offset: start, ...differentParagraphs(name)}, widow: name}
      : fault;
  }

  const close = tagAt(text, text.lastIndexOf('<', Math.max(offset, 1)));
  const [written, name = ''] = /^<\/\s*([^\s>]*)/.exec(text.slice(close.start)) ?? [''];
  const mismatch = /expected corresponding closing tag for `<(.*?)>` \((\d+):(\d+)/.exec(reason);
  if (mismatch) {
    const [, opened = ''] = mismatch;
    const start = told(mismatch);
    const both = {mask: [tagAt(text, start), close], breaksNesting: true};
    const isComponent = (tag: string) => components.some((component) => component.name === tag);
    const isClose = nearest(name, [opened]) !== undefined && name !== opened;
    if (isClose && isComponent(name) && !isComponent(opened)) {
      const message = `<${opened}> doesn't exist.`;
      return {problem: {offset: start, message, hint: `Write <${name}>.`}, ...both};
    }
    const isClosedLater = text.includes(`</${opened}>`, close.end);
    const isOpenBefore = new RegExp(`<${name.replace(/\W/g, '\\$&')}[\\s>]`).test(
      text.slice(0, start),
    );
    if (isClose || (!isClosedLater && !isOpenBefore && !htmlVoidElements.includes(opened))) {
      const message = `<${opened}> is closed by ${written}>.`;
      const hint = `Write </${opened}>, or close <${opened}> first.`;
      return {problem: {offset: close.start, message, hint}, ...both};
    }
    if (!isClosedLater || htmlVoidElements.includes(opened)) {
      return neverClosed(text, start, opened, components);
    }
  }
  const spaced = new RegExp(`<[ \\t]+(?=${name.replace(/\W/g, '\\$&')}\\b)`).exec(text);
  if (spaced && spaced.index < close.start) {
    const range = {start: spaced.index, end: spaced.index + spaced[0].length};
    return {
      problem: {
        offset: range.start,
        message: `<${name}> can't have a space after the "<".`,
        hint: `Delete the space: <${name} …>`,
        fix: {...range, text: '<'},
      },
      mask: [range, close],
      breaksNesting: true,
    };
  }
  const split = reason.startsWith('Expected the closing tag')
    ? text.slice(0, close.start).lastIndexOf(`<${name}`)
    : -1;
  return {
    problem:
      split === -1
        ? {
            offset: close.start,
            message: `</${name}> has no opening tag.`,
            hint: `Delete it, or add <${name}> where its content starts.`,
          }
        : {offset: split, ...differentParagraphs(name)},
    mask: split === -1 ? [close] : [tagAt(text, split), close],
    breaksNesting: true,
    orphan: name,
    widow: split === -1 ? name : undefined,
  };
}

/** The offset after the brace that closes the one at `offset`, or -1. */
function endOfBraces(text: string, offset: number): number {
  let depth = 0;
  for (let i = offset; i < text.length; i += 1) {
    depth += text[i] === '{' ? 1 : text[i] === '}' ? -1 : 0;
    if (depth === 0) {
      return i + 1;
    }
  }
  return -1;
}

/** `{{first_name}}`, `{% if name %}` or `{!Contact.Name}` */
export const mergeField = /^\{(?:\{[^{}]*\}|%[^{}]*%|![\w.]+)\}$/;

const showBrace = 'To show a brace, write \\{ or \\}. To write a comment, use {/* … */}.';

/** Explains braces whose content isn't valid code. */
function explainBraces({error, text, offset}: Stop): SyntaxFault {
  const plain = withoutCode(text);
  const braces = Array.from(plain.matchAll(/(?<!\\)\{/g), ({index}) => index);
  const start =
    (error.ruleId === 'unexpected-eof'
      ? braces.find((brace) => endOfBraces(plain, brace) === -1)
      : (braces.find((brace) => brace <= offset && offset <= endOfBraces(plain, brace)) ??
        braces.findLast((brace) => brace <= offset))) ?? text.lastIndexOf('{', offset);
  const end = endOfBraces(plain, start);
  if (start === -1 || end === -1) {
    const from = Math.max(start, 0);
    return {
      problem: {offset: from, message: 'This "{" is never closed.', hint: showBrace},
      mask: [{start: from, end: from + 1}],
    };
  }
  const [attribute = ''] = /[\w:-]+\s*=\s*$/.exec(text.slice(0, start)) ?? [];
  if (attribute && tagAt(text, tagStartAround(text, start)).end > start) {
    const name = attribute.replace(/\s*=\s*$/, '');
    return {
      problem: {
        offset: start - attribute.length,
        message: `The value of \`${name}\` isn't valid code.`,
        hint: `Write text in quotes instead: ${name}="…"`,
      },
      mask: [{start: start - attribute.length, end}],
    };
  }
  const found = text.slice(start, end);
  if (mergeField.test(found)) {
    const message = `"${found}" is a placeholder from a mailing tool.`;
    const hint = 'Replace it with the final text.';
    return {problem: {offset: start, message, hint}, mask: [{start, end}]};
  }
  const id = /^\{\s*#([\w-]+)\s*\}$/.exec(found)?.[1];
  if (id) {
    return {
      problem: {
        offset: start,
        message: `A heading's anchor must be a comment, not {#${id}}.`,
        hint: `Write {/* #${id} */} after the heading.`,
        fix: {start, end, text: `{/* #${id} */}`},
      },
      mask: [{start, end}],
    };
  }
  return {
    problem: {
      offset: start,
      message: "Text in braces is read as code, but this isn't valid code.",
      hint: showBrace,
    },
    mask: [{start, end}],
  };
}

function explainModule({text, offset}: Stop): SyntaxFault {
  const before = text.slice(0, Math.max(offset, 1) + 'import'.length);
  const start = Math.max(
    ...Array.from(before.matchAll(/^(?:import|export)\b/gm), ({index}) => index),
    0,
  );
  const word = /^\w*/.exec(text.slice(start))?.[0] ?? '';
  return {
    problem: {
      offset: start,
      message: `A line that starts with "${word}" is read as code.`,
      hint: 'Start the line with another word or with a capital letter.',
    },
    mask: [{start, end: start + Math.max(word.length, 1)}],
  };
}

const explanations: Readonly<Record<string, (stop: Stop) => SyntaxFault>> = {
  'micromark-extension-mdx-jsx': explainTag,
  'mdast-util-mdx-jsx': explainPair,
  'micromark-extension-mdx-expression': explainBraces,
  'micromark-extension-mdxjs-esm': explainModule,
};

/**
 * Explains an error of the parser, if need be in its words.
 *
 * @param thrown what the parser threw
 * @param text what was parsed
 */
export function explainSyntaxError(
  thrown: unknown,
  text: string,
  components: Components,
): SyntaxFault {
  const error = thrown instanceof VFileMessage ? thrown : new VFileMessage(String(thrown));
  const {place, source = ''} = error;
  const offset = (place && ('start' in place ? place.start.offset : place.offset)) ?? 0;
  return (
    explanations[source]?.({error, text, offset, components}) ?? {
      problem: {
        offset,
        message: `This page can't be read: ${error.reason}`,
        hint: 'Compare this line with a similar one on another page.',
      },
      mask: [],
    }
  );
}
