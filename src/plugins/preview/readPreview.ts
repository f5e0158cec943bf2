import {pullRequestNumber} from '@sitekit/previews/pullRequestNumber';

/** What a build has to know to announce itself as the preview of a pull request. */
export type Preview = {
  /** The number of the pull request. */
  number: number;
  /** The repository that it is for, such as `owner/name`. */
  repository: string;
  /** The repository that its branch is in: the same one, or a fork. */
  headRepository: string;
  branch: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

const isRepository = (name: string): boolean => /^[\w.-]+\/[\w.-]+$/.test(name);

function repositoryIn(environment: Environment, name: string): string {
  const value = environment[name] ?? '';
  if (!isRepository(value)) {
    throw new Error(`${name} has to be a repository, such as owner/name, but is "${value}".`);
  }
  return value;
}

/**
 * Whether a build is a preview, and of what: `PREVIEW_OF`, the number of a pull request, together
 * with `PREVIEW_REPOSITORY`, `PREVIEW_BRANCH` and, for a fork, `PREVIEW_HEAD_REPOSITORY`.
 *
 * @returns nothing when `PREVIEW_OF` is not set
 * @throws Error that says what is missing or wrong
 */
export function readPreview(environment: Environment): Preview | undefined {
  const claim = environment.PREVIEW_OF;
  if (!claim) {
    return undefined;
  }
  const number = pullRequestNumber(claim);
  if (number === undefined) {
    throw new Error(
      `PREVIEW_OF has to be the number of a pull request, such as 7, but is "${claim}".`,
    );
  }
  const branch = environment.PREVIEW_BRANCH;
  if (!branch) {
    throw new Error('PREVIEW_BRANCH has to be the branch of the pull request, but is not set.');
  }
  const repository = repositoryIn(environment, 'PREVIEW_REPOSITORY');
  const headRepository = environment.PREVIEW_HEAD_REPOSITORY
    ? repositoryIn(environment, 'PREVIEW_HEAD_REPOSITORY')
    : repository;
  return {number, repository, headRepository, branch};
}
