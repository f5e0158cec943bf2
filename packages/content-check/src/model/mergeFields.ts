import type {DiagnosticDetails} from '../SourceFile';

export const replaceHint = 'Replace it with the final text.';

/** How a placeholder starts, for a pattern: `[Client name]`, `<insert quote here>`. */
export const placeholderWords =
  'your|insert|add|company|client|customer|first|last|full|name|quote|date|placeholder';

/**
 * Whether braces are a placeholder that a mailing tool fills in: `{{first_name}}`, `{% if name %}`
 * or `{!Contact.Name}`.
 */
export const isMergeField = (braces: string): boolean =>
  /^\{(?:\{[^{}]*\}|%[^{}]*%|![\w.]+)\}$/.test(braces);

export const mergeField = (braces: string): DiagnosticDetails => ({
  message: `${braces} is a placeholder from a mailing tool.`,
  hint: replaceHint,
});
