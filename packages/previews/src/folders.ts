/** The preview's folder on the branch `gh-pages`. */
export const previewFolder = (number: number): string => `pr-${number}`;

/** The report's folder. It is not inside the preview's, where a page could have the same path. */
export const reportFolder = (number: number): string => `${previewFolder(number)}-review`;

/** The number of the pull request that a folder belongs to, if any. */
export function pullRequestOf(folder: string): number | undefined {
  const [, number] = /^pr-([1-9]\d*)(?:-review)?$/.exec(folder) ?? [];
  return number === undefined ? undefined : Number(number);
}
