/** Parses a pull request's number. Returns undefined for any other text. */
export const parsePullRequestNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
