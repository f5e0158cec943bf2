import type {Diagnostic} from '@sitekit/content-check';
import type {BlockOperation} from '../source-map/blocks';
import type {Insertable, Side} from '../source-map/insert';
import type {OutlineField} from '../source-map/outline';
import type {Value, ValueType} from '../source-map/targets';
import {request} from './model';
import type {BlockId, EditHistory, FieldId, Saved, Source} from './model';
import {pageRequests} from './pages';
import type {PageAnswers} from './pages';
import type {ReviewLink, ReviewPlan} from './review';
import * as z from 'zod';

/*
 * What the interface in the browser and the development server say to each other. The answer is one
 * of `EditorAnswers`, or with a status of 400 or higher a `message` that says why nothing was done.
 */

export type * from './model';
export type {
  PageInfo,
  PageList,
  NewPageProblems,
  LinkedFrom,
  LinksToPage,
  SavedPage,
} from './pages';
export type * from './review';
export type {BlockOperation, Insertable, Side, Value, ValueType};

export type BlockInfo = {
  id: BlockId;
  label: string;
  /** What it is: "benefit". */
  noun: string;
  operations: BlockOperation[];
  /** What is deleted with it, if it's larger than one item: "1 heading and 4 benefits". */
  contents?: string;
};

/** A place for something new, and what can come there. */
export type InsertPlace = {block: BlockId; side: Side; label: string; choices: Insertable[]};

/** What a text was when someone began to change it, and the others of its kind in the file. */
export type Origin = {
  /** What the text is called and in. The same after other edits. */
  kind: string;
  /** What each text of that kind says, and what is beside it; shortened. */
  texts: string[];
  /** Which of them it is. */
  index: number;
};

/** What the browser can suggest for a field. */
export type SuggestionKind = Extract<ValueType['kind'], 'link' | 'image'>;

/** An icon and its drawing, as SVG. */
export type IconPicture = {name: string; svg: string};

/** A prop, a field of a record or front matter, or a text in Markdown. */
export type Field = Pick<
  OutlineField,
  'label' | 'description' | 'type' | 'value' | 'isRequired' | 'isText'
> & {
  fieldId: FieldId;
  /** What was typed is kept with it, until it's saved. */
  origin: Origin;
  /** Whether an ID can be made of the field, or is in it. */
  role?: 'name' | 'id';
  /** What visitors see of tags in it whose text is computed. */
  shown?: Readonly<Record<string, string>>;
};

/** What a dialog shows: what was clicked first, then the others of the same component or entry. */
export type Editable = {
  source: Source;
  fields: Field[];
  blocks: BlockInfo[];
  /** Whether it isn't in the file before it's saved. */
  isNew: boolean;
};

/** An address that a text box suggests, and what it leads to. */
export type Suggestion = {value: string; label: string};

/** Something in the list of everything that can be edited. */
export type ListedField = {fieldId: FieldId; source: Source; value: string};

const id = z.int().positive();
const value = z.union([z.string(), z.number(), z.boolean()]).optional();
const edits = z.array(z.strictObject({fieldId: id, value}));
const fieldIds = z.array(id).min(1);
const side = z.enum(['above', 'below', 'end']);
/** The path of the page that is open, which the change can take away. */
const openPage = {pathname: z.string()};

/** What the browser can send. Files are only named by the numbers that the server gave it, and pages by their addresses. */
export const requestSchema = z.discriminatedUnion('action', [
  /** Everything that can be edited, beginning with the page that has this path. */
  request('list', {pathname: z.string()}),
  /** Opens texts, with the other fields around them if they belong together. */
  request('open', {
    fieldIds,
    /** What the element shows, if it says so: a field of the entry that another field is in. */
    shows: z.strictObject({fieldId: id, field: z.string()}).optional(),
  }),
  /** Opens the text that a problem is in. */
  request('openProblem', {file: z.string(), line: id, column: id}),
  /** Opens something new. Nothing is written until it's saved. */
  request('insert', {block: id, side, what: z.string()}),
  /** Adds something that has nothing to fill in. */
  request('insertSample', {block: id, side, what: z.string()}),
  /** Where something new can come, next to what some fields are in, and what. */
  request('insertPlaces', {fieldIds}),
  /** The problems in the fields of a dialog, and those that its edits would cause elsewhere. */
  request('check', {edits, fieldIds}),
  request('save', {edits: edits.min(1)}),
  /** Applies one of a problem's fixes: the one that writes this text. */
  request('fix', {
    problem: z.strictObject({file: z.string(), line: id, column: id, message: z.string()}),
    text: z.string(),
  }),
  /** Adds a word to those that the check knows. */
  request('addWord', {word: z.string().regex(/^\p{L}[\p{L}\p{M}\p{N}’'.-]*$/u)}),
  /** A block with the others that it can be moved among. */
  request('neighbors', {block: id}),
  /** Moves a block to an index among its neighbors. */
  request('move', {block: id, to: z.int().nonnegative()}),
  request('delete', {block: id}),
  request('history', {}),
  request('undo', openPage),
  request('redo', openPage),
  request('suggestions', {of: z.enum(['link', 'image'])}),
  /** Icons that words are about, the best first. */
  request('icons', {words: z.string()}),
  /** The file's bytes in Base64. */
  request('upload', {name: z.string(), data: z.base64()}),
  ...pageRequests,
  /** What "Send for review" would do, or an error that says what to do first. */
  request('prepareReview', {}),
  /** Sends what `prepareReview` showed, if it's still the same. */
  request('sendForReview', {title: z.string(), message: z.string(), fingerprint: z.string()}),
  /** Goes back to the branch that the person came from before the review. */
  request('goBack', openPage),
  /** Goes to the branch of an open review. */
  request('resumeReview', {...openPage, branch: z.string()}),
]);

export type EditorRequest = z.infer<typeof requestSchema>;

/** The request for an action. */
export type RequestFor<Action extends EditorRequest['action']> = Extract<
  EditorRequest,
  {action: Action}
>;

/** A new value for a field. */
export type Edit = RequestFor<'save'>['edits'][number];

/** What the server answers to each action. */
export type EditorAnswers = PageAnswers & {
  list: ListedField[];
  open: Editable;
  openProblem: Editable;
  insert: Editable;
  insertSample: Saved;
  insertPlaces: InsertPlace[];
  check: FieldProblem[];
  save: Saved;
  fix: Saved;
  addWord: Saved;
  neighbors: {labels: string[]; index: number};
  move: Saved;
  delete: Saved;
  history: EditHistory;
  undo: Saved;
  redo: Saved;
  suggestions: Suggestion[];
  icons: IconPicture[];
  upload: {address: string};
  prepareReview: ReviewPlan;
  sendForReview: {message: string; link?: ReviewLink} & Pick<ReviewPlan, 'from'>;
  goBack: Saved;
  resumeReview: Saved;
};

/** A problem, the field in the dialog that it's in, and what would fix it there. */
export type FieldProblem = {
  diagnostic: Diagnostic;
  fieldId?: FieldId;
  fixes: {label: string; value: Value}[];
};
