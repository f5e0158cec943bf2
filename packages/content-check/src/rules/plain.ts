/** Markdown as plain text: terminals and GitHub's annotations show backticks as they are. */
export const plain = (markdown: string): string => markdown.replaceAll('`', '');
