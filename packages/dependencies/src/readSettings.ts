import {parse} from 'yaml';
import * as z from 'zod';

const reason = z.string().min(1);

const settingsSchema = z.strictObject({
  /** The licenses that any package may have, as SPDX names them. */
  licenses: z.array(z.string()),
  /** What else a package may have, by its name; `sharp*` is every name that starts so. */
  exceptions: z
    .record(z.string(), z.strictObject({licenses: z.array(z.string()), reason}))
    .default({}),
  /** Known vulnerabilities that don't concern this project, by their `GHSA-…` number. */
  advisories: z.record(z.string(), reason).default({}),
});

export type Settings = z.infer<typeof settingsSchema>;

/** @throws Error that says what is wrong with the file */
export function readSettings(text: string): Settings {
  const {data, error} = settingsSchema.safeParse(parse(text));
  if (error) {
    throw new Error(`dependencies.yaml isn't valid.\n${z.prettifyError(error)}`);
  }
  return data;
}
