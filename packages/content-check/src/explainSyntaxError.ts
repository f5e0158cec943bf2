import type {YAMLParseError} from 'yaml';

type Explanation = {offset: number; message: string; mend: string};

/** The mistakes that people make, by the code that the `yaml` package gives them. */
const indentation = {
  message: 'This line is not indented like the lines around it.',
  mend: 'Begin it with the same number of spaces as its neighbors.',
};
const explanations: Partial<Record<YAMLParseError['code'], Omit<Explanation, 'offset'>>> = {
  BAD_INDENT: indentation,
  MULTILINE_IMPLICIT_KEY: {
    message: 'This line is not a field with a value.',
    mend: 'Write it as "field: value", or indent it below the field that it belongs to.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'A text that holds a colon is not in quotes.',
    mend: 'Put the whole text between "double quotes".',
  },
  DUPLICATE_KEY: {
    message: 'This field is there twice.',
    mend: 'Remove one of the two lines.',
  },
  MISSING_CHAR: {
    message: 'A quote or a bracket is opened, but not closed.',
    mend: 'Close it at the end of its text.',
  },
};

/** A value that begins with a quote which its line does not end. */
const openedQuote = /^[^#\n]*?[:-][ \t]+("[^"\n]*|'[^'\n]*)$/m;

/** Whether a value, which begins at `offset`, has a colon in it. */
const hasColon = (text: string, offset: number): boolean =>
  /:(\s|$)/.test(text.slice(offset).split('\n', 1)[0] ?? '');

/**
 * Puts the first syntax error of a YAML file into plain words. Those after it are mostly its
 * consequences.
 */
export function explainSyntaxError(
  text: string,
  error: Pick<YAMLParseError, 'code' | 'message' | 'pos'>,
): Explanation {
  const tab = /^[ ]*\t/m.exec(text);
  if (tab) {
    return {
      offset: tab.index + tab[0].length - 1,
      message: 'This line begins with a tab.',
      mend: 'Indent it with spaces, like the lines around it.',
    };
  }
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && !hasColon(text, error.pos[0])) {
    return {
      offset: error.pos[0],
      message: 'This line and the next one are not indented alike.',
      mend: 'Begin them with the same number of spaces as the lines around them.',
    };
  }
  const opened = error.code === 'MISSING_CHAR' ? openedQuote.exec(text) : null;
  const {message, mend} = explanations[error.code] ?? {
    message: `This line cannot be read: ${error.message}.`,
    mend: 'Compare its indentation and its signs with the lines around it.',
  };
  const offset = opened?.[1] ? opened.index + opened[0].length - opened[1].length : error.pos[0];
  return {offset, message, mend};
}
