import type {Diagnostic, Fix} from '@sitekit/content-check';
import type {Choice} from './PanelReport';

const MAX_REPLACEMENT_CHARS = 40;

/** The text after a fix, extended to whole words if the fix only changes punctuation or spaces. */
function replacementOf(source: string, {start, end, text}: Fix): string {
  const before = /\S*$/.exec(source.slice(0, start))?.[0] ?? '';
  const after = /^\S*/.exec(source.slice(end))?.[0] ?? '';
  const whole = (/[\p{L}\p{N}]/u.test(text) ? text : before + text + after).trim();
  return whole.length > MAX_REPLACEMENT_CHARS
    ? `${whole.slice(0, MAX_REPLACEMENT_CHARS - 1)}…`
    : whole;
}

/** @param source the text of the diagnostic's file */
export function choicesOf({fix, suggestions = []}: Diagnostic, source: string): Choice[] {
  return [...(fix ? [fix] : []), ...suggestions].map((choice) => ({
    replacement: replacementOf(source, choice),
    text: choice.text,
  }));
}
