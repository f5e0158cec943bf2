import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import * as z from 'zod';

/** What is limited of a page: its HTML, styles and scripts, and everything together. */
export const weightKinds = ['html', 'css', 'js', 'total'] as const;

const bytes = z.int().nonnegative();
const pageBudget = z.strictObject({html: bytes, css: bytes, js: bytes, total: bytes});

const budgets = z.strictObject({
  everyPage: pageBudget,
  pages: z.record(z.string(), pageBudget).default({}),
  everyScript: bytes,
  scripts: z.record(z.string(), bytes).default({}),
});

/**
 * The limits of a site, in bytes after compression. `pages` and `scripts` are exceptions from
 * `everyPage` and `everyScript`, by path and by file name without hash.
 */
export type Budgets = z.infer<typeof budgets>;

/**
 * Reads a budget file.
 *
 * @throws Error if it doesn't exist or has a field too many or too few
 */
export function readBudgets(file: string): Budgets {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. It limits how much the pages and scripts weigh.`);
  }
  const {success, data, error} = budgets.safeParse(parse(readFileSync(file, 'utf8')));
  if (!success) {
    throw new Error(`${file} can't be used:\n${z.prettifyError(error)}`);
  }
  return data;
}
