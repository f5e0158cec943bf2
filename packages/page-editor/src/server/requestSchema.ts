import * as z from 'zod';
import type {Edit, EditorRequest} from '../protocol';

const id = z.int().positive();
const value = z.union([z.string(), z.number(), z.boolean()]).optional();
const edit = z
  .strictObject({place: id, value})
  .transform(({place, value: typed}): Edit => ({place, value: typed}));
const edits = z.array(edit).min(1);

const blockEdit = z.union([
  z.strictObject({block: id, operation: z.enum(['moveUp', 'moveDown', 'duplicate', 'delete'])}),
  z.strictObject({
    block: id,
    operation: z.enum(['insertBefore', 'insertAfter']),
    component: z.string(),
  }),
]);

const request = <Action extends string, Shape extends z.ZodRawShape>(
  action: Action,
  shape: Shape,
) => z.strictObject({action: z.literal(action), ...shape});

/** What the browser can send. Files are only named by the numbers that the server gave it. */
export const requestSchema: z.ZodType<EditorRequest> = z.discriminatedUnion('action', [
  request('places', {ids: z.array(id)}),
  request('page', {pathname: z.string()}),
  request('open', {place: id}),
  request('openBlock', {block: id}),
  request('check', {edits}),
  request('save', {edits}),
  request('changeBlock', {edit: blockEdit}),
  request('history', {}),
  request('undo', {}),
  request('redo', {}),
  request('revert', {id}),
  request('discardAll', {}),
  request('links', {}),
  request('icons', {query: z.string()}),
  request('images', {}),
  request('upload', {name: z.string(), data: z.base64()}),
  request('openInEditor', {place: id}),
  request('prepareReview', {}),
  request('sendForReview', {branch: z.string(), message: z.string()}),
]);
