import type {PageChange} from '../compare/comparePage';
import {versionsOf} from '../compare/compareTexts';
import type {RecordChange} from '../content/RecordChange';
import {inList} from './wording';

const changedTexts = ({texts, lists, values}: PageChange): string[] => [
  ...texts.flatMap(versionsOf),
  ...lists.flatMap(({added, removed}) => [...added, ...removed]),
  ...values.flatMap(({before, after}) => [before, after]),
];

/** Whether a text contains all of a record's text, in which `{email}` matches anything. */
const containsTemplate = (text: string, template: string): boolean =>
  template.split(/\{\w+\}/).every((part) => text.includes(part));

/** `GitHub Copilot: cost per month $10 → $12 (on /tools)` */
export function recordInWords(record: RecordChange, changes: readonly PageChange[]): string {
  const {text, searchTexts, pages} = record;
  const shows = (change: PageChange) =>
    pages?.includes(change.path) ??
    changedTexts(change).some((changed) =>
      searchTexts.some((template) => containsTemplate(changed, template)),
    );
  const paths = changes
    .filter((change) => change.status !== 'unchanged' && shows(change))
    .map(({path}) => path);
  if (paths.length === 0) {
    return `${text} (not on any page)`;
  }
  const isEverywhere = paths.length > 1 && paths.length === changes.length;
  return `${text} (on ${isEverywhere ? 'every page' : inList(paths)})`;
}
