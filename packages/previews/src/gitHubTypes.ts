export type PullRequest = {
  number: number;
  isOpen: boolean;
  /** Its latest commit. */
  headSha: string;
  isFork: boolean;
  labels: string[];
};

/** A problem that a check found, at its line. */
export type Problem = {path: string; line: number; message: string};

/** Why a run failed: the name of its first failed step, and what was reported there. */
export type Failure = {step: string; problems: Problem[]};

export type CommitStatus = {
  state: 'pending' | 'success' | 'failure';
  description: string;
  url: string;
};

/** Where a run got its code from: the head of a pull request. */
export type Head = {owner: string; branch: string; sha: string};

/* What GitHub responds, as far as it is used. Reference: https://docs.github.com/en/rest */

export type PullRequestResponse = {
  number: number;
  state: string;
  head: {sha: string; repo: {full_name: string} | null};
  base: {repo: {full_name: string}};
  labels: {name: string}[];
};
export type CommentResponse = {id: number; body?: string; user: {login: string} | null};
export type JobsResponse = {
  jobs: {
    id: number;
    conclusion: string | null;
    steps?: {name: string; conclusion: string | null}[];
  }[];
};
export type AnnotationResponse = {
  path: string;
  start_line: number;
  annotation_level: string;
  message: string;
};
