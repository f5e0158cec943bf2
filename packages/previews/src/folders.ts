import {readdirSync} from 'node:fs';

/** The branch that stores what is published: the site and all previews. */
export const pagesBranch = 'gh-pages';

/** The preview's folder on that branch. */
export const previewFolder = (number: number): string => `pr-${number}`;

/** The report's folder. It is not inside the preview's, where a page could have the same path. */
export const reportFolder = (number: number): string => `${previewFolder(number)}-review`;

/** The number of the pull request that a folder belongs to, if any. */
export function pullRequestOf(folder: string): number | undefined {
  const [, number] = /^pr-([1-9]\d*)(?:-review)?$/.exec(folder) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The first page or folder of a build that is named like the folder of a preview, if any. */
export const findReserved = (build: string): string | undefined =>
  readdirSync(build).find((name) => pullRequestOf(name) !== undefined);

/** Where the preview of a pull request and its report are served. */
export const previewUrls = (siteUrl: string, number: number) => ({
  previewUrl: `${siteUrl}${previewFolder(number)}/`,
  reportUrl: `${siteUrl}${reportFolder(number)}/`,
});
