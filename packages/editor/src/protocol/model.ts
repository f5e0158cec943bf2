import * as z from 'zod';

/* What the messages of the editor are made of. */

/** What the browser sends for an action. */
export const request = <Action extends string, Shape extends z.ZodRawShape>(
  action: Action,
  shape: Shape,
) => z.strictObject({action: z.literal(action), ...shape});

/** A text in a version of a file, as the server numbered it. */
export type FieldId = number;

/** A component, a block of Markdown or an entry of a list, as the server numbered it. */
export type BlockId = number;

/** What something is called, and where it's written. */
export type Source = {
  /** What it is: "Cost per month", "Paragraph", "Benefit “Sell more”". */
  label: string;
  /** The component or entry that it's in: "Cursor". */
  of?: string;
  /** The title of the page, or the name of the record. */
  page: string;
  /** From the project's root. */
  file: string;
  line: number;
};

/** What was done, and where to go if the page that was open is gone. */
export type Saved = {message: string; address?: string};

/** What undo and redo would do next: the labels of two changes. */
export type EditHistory = {undo?: string; redo?: string};
