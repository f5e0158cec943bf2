import type {DiagnosticDetails} from '../SourceFile';

/** Whether braces are a placeholder such as `{{first_name}}`, which a mailing tool fills in. */
export const isMergeField = (braces: string): boolean => /^\{\{[^{}]*\}\}$/.test(braces);

export const mergeField = (braces: string): DiagnosticDetails => ({
  message: `${braces} is a placeholder of a mailing tool.`,
  hint: 'Replace it with the final text.',
});
