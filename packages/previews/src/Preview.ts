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

export const numberPattern = /^[1-9]\d{0,8}$/;
export const commitPattern = /^[0-9a-f]{40}$/;
export const builtAtPattern = /^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/;
const repositoryPattern = /^[\w.-]+\/[\w.-]+$/;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `PREVIEW_OF` (a pull request's number), `PREVIEW_REPOSITORY`, `PREVIEW_BRANCH`,
 * `PREVIEW_COMMIT`, `PREVIEW_BUILT_AT` and, for a fork, `PREVIEW_HEAD_REPOSITORY`.
 *
 * @returns undefined when `PREVIEW_OF` is not set: the build is not a preview
 * @throws Error that names the variable that is missing or invalid
 */
export function readPreview(environment: Environment): Preview | undefined {
  if (!environment.PREVIEW_OF) {
    return undefined;
  }
  function read(name: string, pattern: RegExp, expected: string): string {
    const value = environment[name] ?? '';
    if (!pattern.test(value)) {
      throw new Error(`${name} must be ${expected}, not "${value}".`);
    }
    return value;
  }
  const aRepository = 'a repository, such as owner/name';
  const repository = read('PREVIEW_REPOSITORY', repositoryPattern, aRepository);
  return {
    number: Number(read('PREVIEW_OF', numberPattern, 'the number of a pull request, such as 7')),
    repository,
    headRepository: environment.PREVIEW_HEAD_REPOSITORY
      ? read('PREVIEW_HEAD_REPOSITORY', repositoryPattern, aRepository)
      : repository,
    branch: read('PREVIEW_BRANCH', /./, 'the branch of the pull request'),
    commit: read('PREVIEW_COMMIT', commitPattern, 'the full SHA of a commit'),
    builtAt: read('PREVIEW_BUILT_AT', builtAtPattern, 'a time, such as 2026-11-21 17:06 UTC'),
  };
}

const gitHub = 'https://github.com';

/** The page of the pull request on GitHub. */
export const pullRequestUrl = ({
  repository,
  number,
}: Pick<Preview, 'repository' | 'number'>): string => `${gitHub}/${repository}/pull/${number}`;

/**
 * The commit as part of its pull request. Unlike the page of the commit, it exists for forks, too.
 */
export const commitUrl = (preview: Pick<Preview, 'repository' | 'number' | 'commit'>): string =>
  `${pullRequestUrl(preview)}/commits/${preview.commit}`;

/**
 * GitHub's editor for a file on the branch of the pull request.
 *
 * @param path the file, relative to the project's root
 */
export const editUrl = (
  {headRepository, branch}: Pick<Preview, 'headRepository' | 'branch'>,
  path: string,
): string =>
  `${gitHub}/${headRepository}/edit/${`${branch}/${path}`.split('/').map(encodeURIComponent).join('/')}`;
