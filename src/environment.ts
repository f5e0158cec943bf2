/** The pull request that a build previews. */
export type Preview = {
  number: number;
  /** The commit that is built: 40 hexadecimal digits. */
  commit: string;
  /** When it was built: `2026-11-21 17:06 UTC`. */
  builtAt: string;
  /** The page of the pull request on GitHub. */
  pullRequestUrl: string;
  /** The commit as part of its pull request. Unlike the page of the commit, it exists for forks, too. */
  commitUrl: string;
  /** GitHub's editor on the branch of the pull request. The path of a file follows. */
  editUrl: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `PREVIEW_OF` (a pull request's number) and `PREVIEW_COMMIT`, and GitHub's own
 * `GITHUB_REPOSITORY` and `GITHUB_HEAD_REF`. `PREVIEW_REPOSITORY` is where the branch is, if that's a fork.
 *
 * @returns undefined when `PREVIEW_OF` is not set: the build is not a preview
 * @throws Error that names the variable that is missing
 */
export function readPreview(environment: Environment, now = new Date()): Preview | undefined {
  const {PREVIEW_OF: number} = environment;
  if (!number) {
    return undefined;
  }
  function read(name: string): string {
    const value = environment[name];
    if (!value) {
      throw new Error(
        `${name} is missing. A build with PREVIEW_OF needs it: see “Build a preview yourself” in guides/hosting.md.`,
      );
    }
    return value;
  }
  const repository = read('GITHUB_REPOSITORY');
  const commit = read('PREVIEW_COMMIT');
  const branch = read('GITHUB_HEAD_REF').split('/').map(encodeURIComponent).join('/');
  const pullRequestUrl = `https://github.com/${repository}/pull/${number}`;
  return {
    number: Number(number),
    commit,
    builtAt: `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    pullRequestUrl,
    commitUrl: `${pullRequestUrl}/commits/${commit}`,
    editUrl: `https://github.com/${environment.PREVIEW_REPOSITORY || repository}/edit/${branch}/`,
  };
}

/**
 * Where the site will be published, if the host of the build says so: `SITE_URL` in our workflows, and
 * `URL` on Netlify: https://docs.netlify.com/build/configure-builds/environment-variables/
 */
export const siteUrlOfHost = (environment: Environment): string | undefined =>
  environment.SITE_URL ||
  (environment.NETLIFY === 'true' ? environment.URL : undefined) ||
  undefined;
