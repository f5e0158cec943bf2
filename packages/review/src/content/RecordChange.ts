/** A change of a record, and where visitors can see it. */
export type RecordChange = {
  /** `GitHub Copilot: cost per month $10 → $12` */
  text: string;
  /** The old and new texts of the record: a page that shows it contains one of them. */
  searchTexts: string[];
  /** The paths of the pages that show the record, if its component is known. */
  pages?: string[];
};

/** Where something is now that moved: before something else, or at the end. */
export const placeInWords = (next: string | undefined): string =>
  next === undefined ? 'to the end' : `before ${next}`;
