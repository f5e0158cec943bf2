/** Files that no one wrote, by their names: of systems, of editors, and half-written ones of ours. */
const ignored = [
  /^\.DS_Store$/,
  /^\._/,
  /^Thumbs\.db$/i,
  /^desktop\.ini$/i,
  // Vim, Emacs, LibreOffice, and Word.
  /^\..*\.sw[a-z]$/,
  /\.swp$/,
  /~$/,
  /^\.?#/,
  /^\.~lock\./,
  /^~\$/,
  // What `replaceFile` writes first, and leaves behind only when its process is killed.
  /^\..+\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
];

/**
 * Whether a file isn't part of the content, wherever it is: no one wrote it, or it's written right now.
 *
 * @param path with `/` or `\` between folders
 */
export function isIgnoredFile(path: string): boolean {
  const name = path.split(/[/\\]/).at(-1) ?? '';
  return ignored.some((pattern) => pattern.test(name));
}
