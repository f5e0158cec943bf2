/** Where an image is from. */
export type ImageSource = {file: string; source: string; downloaded: string; license: string};

export const unknownLicense = 'unknown';

const introduction = `Where the images in this folder are from. The logos are trademarks of their owners.

`;

/** One paragraph for each image, by the name of its file. */
const paragraphs = (text: string): Map<string, string> =>
  new Map(
    Array.from(text.matchAll(/^([\w.-]+)\n((?: {2}.+\n?)+)/gm), ([, file = '', lines = '']) => [
      file,
      `${file}\n${lines.trimEnd()}\n`,
    ]),
  );

/**
 * Adds images to the list of sources.
 *
 * @param text the list as it is; `''` for a new one
 */
export function addSources(text: string, sources: readonly ImageSource[]): string {
  const all = paragraphs(text);
  for (const {file, source, downloaded, license} of sources) {
    const lines = [`Source: ${source}`, `Downloaded: ${downloaded}`, `License: ${license}`];
    all.set(file, `${file}\n${lines.map((line) => `  ${line}\n`).join('')}`);
  }
  const sorted = Array.from(all)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, paragraph]) => paragraph);
  return introduction + sorted.join('\n');
}
