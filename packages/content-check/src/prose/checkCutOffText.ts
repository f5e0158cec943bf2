import type {Diagnostic} from '../Diagnostic';
import type {Range} from '../model/scanTags';
import type {SourceFile} from '../SourceFile';

/** Warns about YAML text that ends at a " #", which starts a comment. */
export const checkCutOffText = (file: SourceFile, texts: readonly Range[]): Diagnostic[] =>
  texts.flatMap(({start, end}) => {
    const [, space = '', comment] = /^([ \t]+)(#.*\S)/.exec(file.text.slice(end)) ?? [];
    const isQuoted = /["']/.test(file.text.charAt(start));
    return comment && !isQuoted
      ? file.diagnostic(end + space.length, {
          severity: 'warning',
          message: `This is read as a comment and isn't shown: ${comment}`,
          hint: 'If it belongs to the text, put the whole text in double quotes. If it is a comment, move it to a line above.',
        })
      : [];
  });
