import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {validatePreview} from './artifact';
import {RejectedError} from './validateFolder';

/** The command failed for a reason that its message explains. */
export class CommandError extends Error {}

/** An annotation: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
export function annotation(level: 'error' | 'warning', text: string, file?: string): string {
  const escape = (value: string) =>
    value.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const properties = file
    ? ` file=${escape(file).replace(/:/g, '%3A').replace(/,/g, '%2C')},line=1`
    : '';
  return `::${level}${properties}::${escape(text)}`;
}

/** Fails, with the file that has to change, when the publisher would reject a preview. */
export function check(build: string, review: string, commit: string): string[] {
  try {
    validatePreview(build, review, commit);
    return ['This preview can be published.'];
  } catch (error) {
    if (!(error instanceof RejectedError)) {
      throw error;
    }
    // Where Docusaurus copied it from.
    const source = join('static', error.path ?? '');
    const isCopied = error.path !== undefined && existsSync(join(build, '..', source));
    throw new CommandError(annotation('error', error.message, isCopied ? source : undefined));
  }
}
