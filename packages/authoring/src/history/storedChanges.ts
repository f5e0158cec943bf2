import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {replaceFile} from '@sitekit/content-check';
import type {FileChange} from '@sitekit/content-check';
import * as z from 'zod';

const operationSchema = z.strictObject({
  id: z.int(),
  label: z.string(),
  changes: z.array(
    z
      .strictObject({file: z.string(), before: z.string().optional(), after: z.string().optional()})
      .transform(({file, before, after}): FileChange => ({file, before, after})),
  ),
  reverts: z.array(z.int()),
});

const storedSchema = z.strictObject({
  operations: z.array(operationSchema),
  appliedCount: z.int().nonnegative(),
  nextId: z.int().positive(),
});

/** A change of files. It can itself undo earlier changes: those with the ids in `reverts`. */
export type Operation = z.infer<typeof operationSchema>;

/** All operations in order. Those after the first `appliedCount` were undone. */
export type StoredChanges = z.infer<typeof storedSchema>;

/** @returns an empty history if the file doesn't exist or can't be read */
export function readStoredChanges(file: string): StoredChanges {
  try {
    return storedSchema.parse(JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  } catch {
    return {operations: [], appliedCount: 0, nextId: 1};
  }
}

export function writeStoredChanges(file: string, stored: StoredChanges): void {
  mkdirSync(dirname(file), {recursive: true});
  replaceFile(file, JSON.stringify(stored));
}
