import type {Diagnostic} from '@sitekit/content-check';

/* What the server tells the browser about sending changes for review. */

/** Something on a page that is different, as visitors read it. */
export type NetChange = {
  how: 'added' | 'removed' | 'edited' | 'moved';
  /** What it's called: "Cost per month of Cursor". */
  label: string;
  /** Empty for what is added or moved. */
  before: string;
  /** Empty for what is removed. */
  after: string;
};

/** A page, a record or another file that is different. */
export type ChangedPage = {
  /** The title of the page, or the name of the record or file. */
  page: string;
  /** From the project's root. */
  file: string;
  how: 'added' | 'removed' | 'edited';
  /** Whether its file is the same, and only what it shows of a record is different. */
  isSameFile: boolean;
  /** Empty if no visitor sees the difference, or all of the page is new or removed. */
  changes: NetChange[];
};

/** Changes that were sent, or will be, and that the published site doesn't have. */
export type OpenReview = {
  branch: string;
  title: string;
  /** Whether the pages show it now. */
  isCurrent: boolean;
};

/** Leads to the form of the host that creates the pull request. */
export type ReviewLink = {label: string; url: string};

export type ReviewPlan = {
  /** Everything that the published site doesn't have, with what was sent to this review before. */
  changes: ChangedPage[];
  /** Whether there is something that wasn't sent yet. */
  canSend: boolean;
  /** What to call it, unless the person writes something else. */
  title: string;
  message: string;
  /** Those of this computer. */
  reviews: OpenReview[];
  /** The branch that the person came from, and can go back to. */
  from?: string;
  problems: Diagnostic[];
  /** Why nothing is known about problems. */
  checkFailure?: string;
  /** Changes with everything that would be sent. */
  fingerprint: string;
};
