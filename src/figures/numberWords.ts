/** The words for whole numbers, from zero on. */
export const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A count as text has it: in a word up to twelve, and in digits from there. */
export const inWords = (count: number): string =>
  count <= 12 ? (numberWords[count] ?? String(count)) : count.toLocaleString('en-US');
