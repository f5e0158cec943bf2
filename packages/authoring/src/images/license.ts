import {download} from './download';

/** A file of an npm package on a host such as jsDelivr: `/npm/simple-icons@16.37.0/icons/x.svg`. */
const npmFile = /^(\/npm\/(?:@[^/]+\/)?[^/@]+@[^/]+)\//;

/**
 * The license of the npm package that a file is from.
 *
 * @returns undefined when the address or its package says nothing about it
 */
export async function findLicense(address: string): Promise<string | undefined> {
  const {origin, pathname} = new URL(address);
  const [, folder] = npmFile.exec(pathname) ?? [];
  if (!folder) {
    return undefined;
  }
  try {
    const {contents} = await download(`${origin}${folder}/package.json`);
    const {license} = JSON.parse(contents.toString('utf8')) as {license?: unknown};
    return typeof license === 'string' ? license : undefined;
  } catch {
    return undefined;
  }
}
