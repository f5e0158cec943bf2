/** Something that a page has to show. */
export type Expected =
  | {kind: 'text'; text: string}
  /** Without a level, a heading of any level. */
  | {kind: 'heading'; text: string; level?: number}
  /** A component shows its children in order, and its props before, between or after them. */
  | {kind: 'component'; props: Expected[]; children: Expected[]};

/** What a page or a part of it has to show, and where its links lead, both in order. */
export type ExpectedContent = {parts: Expected[]; links: string[]};

export const text = (words: string): Expected => ({kind: 'text', text: words});

export const heading = (words: string, level?: number): Expected => ({
  kind: 'heading',
  text: words,
  level,
});

export const component = (props: Expected[], children: Expected[]): Expected => ({
  kind: 'component',
  props,
  children,
});
