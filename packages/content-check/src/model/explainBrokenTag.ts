import type {Fix} from '../Diagnostic';
import type {DiagnosticDetails} from '../SourceFile';
import {replaceHint} from './mergeFields';
import type {BrokenTag} from './scanTags';

/** Makes the quotes around a text straight, and adds a missing one. */
function straighten(text: string): string {
  const [, before = '', inner = ''] =
    /^([^"“”„‟″‘’‚‛«»]*).([^]*?)["“”„‟″‘’‚‛«»]?$/.exec(text) ?? [];
  return `${before}"${inner}"`;
}

/** What is wrong with a tag, or with something that only looks like one. */
export function explainBrokenTag(
  text: string,
  {kind, name, start, end, tagStart}: BrokenTag,
): DiagnosticDetails {
  const found = text.slice(start, end);
  const replaceBy = (replacement: string): Fix => ({start, end, text: replacement});
  switch (kind) {
    case 'comment':
      return {
        message: "Comments can't be written with <!-- in a page.",
        hint: 'Put {/* before the comment and */} after it instead.',
        fix:
          /^<!--[^]*-->$/.test(found) && !found.includes('*/')
            ? replaceBy(`{/*${found.slice('<!--'.length, -'-->'.length)}*/}`)
            : undefined,
      };
    case 'address': {
      const [address = '', words] = found.slice(1, -1).split('|');
      const link = words ? `[${words}](${address})` : address;
      return {
        message: `An address can't be in angle brackets: ${found}`,
        hint: words ? `Write it as a link: ${link}` : `Write it without them: ${link}`,
        fix: replaceBy(link),
      };
    }
    case 'placeholder':
      return {
        message: `${found} looks like placeholder text.`,
        hint: replaceHint,
      };
    case 'other program':
      return {
        message: `${found} is left over from another program.`,
        hint: 'Delete it.',
        fix: replaceBy(''),
      };
    case 'character':
      return {
        message: 'This "<" looks like the start of a tag.',
        hint: 'To show the character itself, write &lt;.',
      };
    case 'space': {
      const joined = found.replace(/[ \t]+/, '');
      return {
        message: `<${name}> can't have a space after the "<".`,
        hint: `Delete the space: ${joined} …>`,
        fix: replaceBy(joined),
      };
    }
    case 'unfinished':
      return {
        message: `The tag ${text.startsWith('</', tagStart) ? '</' : '<'}${name} never ends.`,
        hint: 'Add the missing ">". To show a "<" that isn\'t a tag, write &lt;.',
      };
    case 'curly quotes':
      return {
        message: `Curly quotes don't work inside the tag <${name}>: ${found}`,
        hint: `Use straight quotes: ${straighten(found)}`,
        fix: replaceBy(straighten(found)),
      };
    case 'no quotes': {
      const [attribute = '', value = ''] = found.split(/\s*=\s*/);
      const isNumber = /^-?[\d.]+$/.test(value.trim());
      return {
        message: `The value of \`${attribute}\` needs ${isNumber ? 'braces' : 'quotes'}.`,
        hint: `Write ${attribute}=${isNumber ? `{${value.trim()}}` : `"${value.trim()}"`}.`,
      };
    }
    case 'quotes inside': {
      const [attribute = '', ...value] = found.split('"');
      const inner = value.slice(0, -1).join('"');
      const curly = `${attribute}"${inner.replace(/"([^"]*)"/g, '“$1”')}"`;
      return {
        message: `Straight quotes don't work inside this text: ${found}`,
        hint: `Use curly ones: ${curly}`,
        fix: curly.split('"').length === 3 ? replaceBy(curly) : undefined,
      };
    }
    case 'unclosed quote':
      return {
        message: `A quote in the tag <${name}> is never closed: ${found}`,
        hint: `Add ${/["']/.exec(found)?.[0] ?? '"'} at the end of the text.`,
      };
  }
}
