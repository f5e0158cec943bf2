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

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `PREVIEW_OF` (a pull request's number), `PREVIEW_REPOSITORY`, `PREVIEW_BRANCH`,
 * `PREVIEW_COMMIT`, `PREVIEW_BUILT_AT` and, for a fork, `PREVIEW_HEAD_REPOSITORY`.
 *
 * @returns undefined when `PREVIEW_OF` is not set: the build is not a preview
 * @throws Error that names the variable that is missing
 */
export function readPreview(environment: Environment): Preview | undefined {
  if (!environment.PREVIEW_OF) {
    return undefined;
  }
  function read(name: string): string {
    const value = environment[name];
    if (!value) {
      throw new Error(`${name} is missing.`);
    }
    return value;
  }
  const repository = read('PREVIEW_REPOSITORY');
  return {
    number: Number(read('PREVIEW_OF')),
    repository,
    headRepository: environment.PREVIEW_HEAD_REPOSITORY || repository,
    branch: read('PREVIEW_BRANCH'),
    commit: read('PREVIEW_COMMIT'),
    builtAt: read('PREVIEW_BUILT_AT'),
  };
}

/** The page of the pull request on GitHub. */
export const pullRequestUrl = ({
  repository,
  number,
}: Pick<Preview, 'repository' | 'number'>): string =>
  `https://github.com/${repository}/pull/${number}`;

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
): string => {
  const file = `${branch}/${path}`.split('/').map(encodeURIComponent).join('/');
  return `https://github.com/${headRepository}/edit/${file}`;
};
