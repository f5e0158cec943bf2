import type {DiagnosticDetails} from '../SourceFile';

/**
 * Whether braces are a placeholder that a mailing tool fills in: `{{first_name}}`, `{% if name %}`
 * or `{!Contact.Name}`.
 */
export const isMergeField = (braces: string): boolean =>
  /^\{(?:\{[^{}]*\}|%[^{}]*%|![\w.]+)\}$/.test(braces);

export const mergeField = (braces: string): DiagnosticDetails => ({
  message: `${braces} is a placeholder of a mailing tool.`,
  hint: 'Replace it with the final text.',
});
