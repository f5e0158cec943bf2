/** Names in a sentence: "One, Two, and Three". */
export const inList = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);
