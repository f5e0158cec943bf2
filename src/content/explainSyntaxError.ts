import type {YAMLParseError} from 'yaml';

type Explanation = {offset: number; message: string; mend: string};

/** The mistakes that people make, by the code that the `yaml` package gives them. */
const explanations: Partial<Record<YAMLParseError['code'], Omit<Explanation, 'offset'>>> = {
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
  const {message, mend} = explanations[error.code] ?? {
    message: `This line cannot be read: ${error.message}.`,
    mend: 'Compare its indentation and its signs with the lines around it.',
  };
  return {offset: error.pos[0], message, mend};
}
