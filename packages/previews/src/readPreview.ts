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
  /** The commit that is built: 40 hexadecimal digits. */
  commit: string;
  /** When it was built: `2026-11-21 17:06 UTC`. */
  builtAt: string;
};

const commitPattern = /^[0-9a-f]{40}$/;
export const builtAtPattern = /^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/;

type Environment = Readonly<Record<string, string | undefined>>;

function read(environment: Environment, name: string, pattern: RegExp, expected: string): string {
  const value = environment[name] ?? '';
  if (!pattern.test(value)) {
    throw new Error(`${name} must be ${expected}, not "${value}".`);
  }
  return value;
}

const readRepository = (environment: Environment, name: string): string =>
  read(environment, name, /^[\w.-]+\/[\w.-]+$/, 'a repository, such as owner/name');

/**
 * Reads `PREVIEW_OF` (a pull request's number), `PREVIEW_REPOSITORY`, `PREVIEW_BRANCH`,
 * `PREVIEW_COMMIT`, `PREVIEW_BUILT_AT` and, for a fork, `PREVIEW_HEAD_REPOSITORY`.
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
  return {
    number,
    repository,
    headRepository,
    branch,
    commit: read(environment, 'PREVIEW_COMMIT', commitPattern, 'the full SHA of a commit'),
    builtAt: read(
      environment,
      'PREVIEW_BUILT_AT',
      builtAtPattern,
      'a time, such as 2026-11-21 17:06 UTC',
    ),
  };
}
