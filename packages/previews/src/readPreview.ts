import {parsePullRequestNumber} from './parsePullRequestNumber';

/** The pull request that a build previews. */
export type Preview = {
  /** The number of the pull request. */
  number: number;
  /** The repository it targets: `owner/name`. */
  repository: string;
  /** The repository its branch is in: the same one or a fork. */
  headRepository: string;
  branch: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

function readRepository(environment: Environment, name: string): string {
  const value = environment[name] ?? '';
  if (!/^[\w.-]+\/[\w.-]+$/.test(value)) {
    throw new Error(`${name} must be a repository, such as owner/name, not "${value}".`);
  }
  return value;
}

/**
 * Reads `PREVIEW_OF` (a pull request's number), `PREVIEW_REPOSITORY`, `PREVIEW_BRANCH` and, for a
 * fork, `PREVIEW_HEAD_REPOSITORY`.
 *
 * @returns undefined when `PREVIEW_OF` is not set: the build is not a preview
 * @throws Error that names the variable that is missing or invalid
 */
export function readPreview(environment: Environment): Preview | undefined {
  const previewOf = environment.PREVIEW_OF;
  if (!previewOf) {
    return undefined;
  }
  const number = parsePullRequestNumber(previewOf);
  if (number === undefined) {
    throw new Error(
      `PREVIEW_OF must be the number of a pull request, such as 7, not "${previewOf}".`,
    );
  }
  const branch = environment.PREVIEW_BRANCH;
  if (!branch) {
    throw new Error('PREVIEW_BRANCH is missing. Set it to the branch of the pull request.');
  }
  const repository = readRepository(environment, 'PREVIEW_REPOSITORY');
  const headRepository = environment.PREVIEW_HEAD_REPOSITORY
    ? readRepository(environment, 'PREVIEW_HEAD_REPOSITORY')
    : repository;
  return {number, repository, headRepository, branch};
}
