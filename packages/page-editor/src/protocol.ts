import type {Diagnostic, SvgElement} from '@sitekit/content-check';

/* What the interface in the browser and the development server say to each other. */

/**
 * How the browser reaches the server; the content of `@generated/page-editor/access.json`. Each
 * request is a POST with the token in `x-authoring-token`. The answer is JSON: one of
 * `EditorAnswers`, or with a status of 400 or higher a `message` that says why nothing was done.
 */
export type EditorAccess = {address: string; token: string};

/** A place in the sources as the server numbered it: a text, with the version of its file. */
export type PlaceId = number;

/** A component on a page, or an entry of a list in a record, as the server numbered it. */
export type BlockId = number;

/** Where something is written, as people read it: "Benefit · benefits.mdx:17". */
export type Source = {
  /** What it is: a component, a Markdown element or a field, such as "Benefit" or "heading". */
  name: string;
  /** From the project's root. */
  file: string;
  line: number;
};

/** A text on the screen that can be edited. */
export type PlaceInfo = {
  id: PlaceId;
  source: Source;
  /** The blocks that it's in, innermost first. */
  blocks: BlockId[];
};

/** What can be done with a block as a whole. */
export type BlockOperation = 'moveUp' | 'moveDown' | 'duplicate' | 'delete';

export type BlockInfo = {
  id: BlockId;
  source: Source;
  operations: BlockOperation[];
  /** What can be inserted before or after it: names of components, or "tools entry". */
  insertable: string[];
};

/** What a person types or chooses. Undefined removes an optional prop. */
export type Value = string | number | boolean | undefined;

/** How a field is edited. */
export type Control =
  | {
      kind: 'prose';
      /** Which Markdown the place allows: blocks, or only what fits on a line of text. */
      content: 'blocks' | 'inline';
    }
  | {kind: 'text'; isLong: boolean}
  | {kind: 'choice'; choices: string[]}
  | {kind: 'boolean'}
  | {kind: 'number'}
  | {kind: 'link'}
  | {kind: 'icon'}
  | {kind: 'image'};

/** A prop, a field of a record or front matter, or a piece of Markdown. */
export type Field = {
  place: PlaceId;
  /** Its label: the name of the prop or field, or of the Markdown element. */
  name: string;
  /** One sentence about what it's for. */
  description?: string;
  control: Control;
  value: Value;
  isRequired: boolean;
};

/** What the dialog shows: the clicked field first, then the others of the same component or entry. */
export type Editable = {
  source: Source;
  fields: Field[];
  blocks: BlockInfo[];
};

/** A new value for a place. */
export type Edit = {place: PlaceId; value: Value};

/** A change of a block as a whole. */
export type BlockEdit =
  | {block: BlockId; operation: BlockOperation}
  | {block: BlockId; operation: 'insertBefore' | 'insertAfter'; component: string};

/** A change that was made, for "What I changed". */
export type ChangeEntry = {
  id: number;
  /** Such as "Changed Benefit in docs-content/benefits.mdx:17." */
  label: string;
  /** The lines of each file that are different. */
  files: {file: string; before: string; after: string}[];
};

export type EditHistory = {
  /** Newest first. */
  changes: ChangeEntry[];
  canUndo: boolean;
  canRedo: boolean;
};

/** A page or a heading that a link can lead to. */
export type LinkTarget = {to: string; title: string};

export type IconTarget = {name: string; drawing: readonly SvgElement[]};

export type ImageTarget = {
  /** As a page writes it, such as "/img/tools/cursor.svg". */
  address: string;
  width: number;
  height: number;
};

/** The title and the description of the open page, with what search results and shared links show. */
export type PageInfo = {
  file: string;
  title: Field;
  description: Field;
  address: string;
};

export type EditorRequest =
  | {action: 'places'; ids: PlaceId[]}
  | {action: 'page'; pathname: string}
  /** Opens a text, or a block with all its fields. */
  | {action: 'open'; place: PlaceId}
  | {action: 'openBlock'; block: BlockId}
  /** The problems that the edits would cause. */
  | {action: 'check'; edits: Edit[]}
  | {action: 'save'; edits: Edit[]}
  | {action: 'changeBlock'; edit: BlockEdit}
  | {action: 'history'}
  | {action: 'undo'}
  | {action: 'redo'}
  | {action: 'revert'; id: number}
  | {action: 'discardAll'}
  | {action: 'links'}
  | {action: 'icons'; query: string}
  | {action: 'images'}
  /** The file's bytes in Base64. */
  | {action: 'upload'; name: string; data: string}
  | {action: 'openInEditor'; place: PlaceId}
  /** What "Send for review" would do. */
  | {action: 'prepareReview'}
  | {action: 'sendForReview'; branch: string; message: string};

/** What the server answers to each action. */
export type EditorAnswers = {
  places: {places: PlaceInfo[]; blocks: BlockInfo[]};
  page: PageInfo | null;
  open: Editable;
  openBlock: Editable;
  check: {diagnostics: Diagnostic[]};
  save: Saved | Conflict;
  changeBlock: Saved | Conflict;
  history: EditHistory;
  undo: Saved;
  redo: Saved;
  revert: Saved;
  discardAll: Saved;
  links: LinkTarget[];
  icons: IconTarget[];
  images: ImageTarget[];
  upload: ImageTarget;
  openInEditor: {message: string};
  prepareReview: ReviewPlan;
  sendForReview: {message: string; url?: string};
};

export type Saved = {status: 'saved'; message: string; history: EditHistory};

/** The file changed on disk in the same lines, so nothing was written. */
export type Conflict = {
  status: 'conflict';
  file: string;
  /** The lines as they are on disk. */
  theirs: string;
  /** The same lines as the person wanted them. */
  mine: string;
};

export type ReviewPlan =
  | {isPossible: true; branch: string; message: string; files: string[]}
  /** What to do first, such as installing git. */
  | {isPossible: false; reason: string};
