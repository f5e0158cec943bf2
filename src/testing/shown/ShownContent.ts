export type ShownList = {
  /** The component that makes it; `list` when Markdown does. */
  madeBy: string;
  isOrdered: boolean;
  items: {
    texts: string[];
    /** The number that it is given, when it is not only counted. */
    number?: number;
  }[];
};

/** What a page has to show, in its order, as `docs-content/` says it. */
export type ShownContent = {
  headings: {level: number; text: string}[];
  /** Every text, in pieces that nothing interrupts, those of the headings among them. */
  texts: string[];
  /** Where each link leads: from the site's root, or a whole address. */
  links: string[];
  lists: ShownList[];
  /** The texts of the cells of each table, row by row, with the head as the first one. */
  tables: string[][][];
  /** The headings of each section. */
  sections: string[][];
  /** The description of each image, and its address as it is written. */
  images: {description: string; address: string}[];
};

/** A text as it is read, whatever line breaks and spaces it is written with. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
