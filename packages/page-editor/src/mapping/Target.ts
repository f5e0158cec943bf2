/** Leads to a value in a YAML document: `['footer', 'social', 0, 'name']`. */
export type Path = readonly (string | number)[];

/**
 * What can be edited in a file of the content. Offsets count in the text without a byte-order mark.
 *
 * - `prose`: Markdown; either whole blocks or what fits on a line of text.
 * - `prop`: a prop of the component whose tag starts at `element`; it may not be there yet.
 * - `field`: a scalar of a record or of a page's front matter.
 */
export type Target =
  | {kind: 'prose'; start: number; end: number; content: 'blocks' | 'inline'}
  | {kind: 'prop'; element: number; name: string}
  | {kind: 'field'; path: Path};

/** What can be moved, duplicated and deleted: a component on a page, or an item of a YAML list. */
export type Block = {kind: 'element'; start: number} | {kind: 'entry'; path: Path};
