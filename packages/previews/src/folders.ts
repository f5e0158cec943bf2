/** The branch that GitHub Pages serves. */
export const pagesBranch = 'gh-pages';

/** The folder of that branch in which the preview of a pull request is. */
export const previewFolder = (number: number): string => `pr-${number}`;

/** The folder with the report, which no page of a preview can be in. */
export const reportFolder = (number: number): string => `${previewFolder(number)}-review`;

/** The pull request that a folder belongs to, if it belongs to one. */
export function pullRequestOf(folder: string): number | undefined {
  const [, number] = /^pr-([1-9]\d*)(?:-review)?$/.exec(folder) ?? [];
  return number === undefined ? undefined : Number(number);
}
