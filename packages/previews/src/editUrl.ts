import type {Preview} from './readPreview';

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
