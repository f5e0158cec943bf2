import type {Preview} from './readPreview';

const gitHub = 'https://github.com';

/** Where the pull request is discussed. */
export const requestAddress = ({repository, number}: Preview): string =>
  `${gitHub}/${repository}/pull/${number}`;

/**
 * Where a file of the pull request is changed, on its own branch.
 *
 * @param path the file, from the project's root
 */
export const editAddress = ({headRepository, branch}: Preview, path: string): string =>
  `${gitHub}/${headRepository}/edit/${`${branch}/${path}`.split('/').map(encodeURIComponent).join('/')}`;
