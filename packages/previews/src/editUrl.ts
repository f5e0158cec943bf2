import type {Preview} from './readPreview';

const gitHub = 'https://github.com';

/** The page of the pull request on GitHub. */
export const pullRequestUrl = ({repository, number}: Preview): string =>
  `${gitHub}/${repository}/pull/${number}`;

/**
 * GitHub's editor for a file on the branch of the pull request.
 *
 * @param path the file, relative to the project's root
 */
export const editUrl = ({headRepository, branch}: Preview, path: string): string =>
  `${gitHub}/${headRepository}/edit/${`${branch}/${path}`.split('/').map(encodeURIComponent).join('/')}`;
