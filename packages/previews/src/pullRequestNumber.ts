/** The number of a pull request that a text is; nothing when it is anything else. */
export const pullRequestNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
