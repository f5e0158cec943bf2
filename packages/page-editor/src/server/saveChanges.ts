import type {BackgroundCheck, ChangeHistory} from '@sitekit/authoring/development';
import {writeChanges} from '@sitekit/content-check';
import {applyBlockEdit, describeBlock} from '../mapping';
import type {BlockEdit, Conflict, Edit, Saved, Source} from '../protocol';
import {applyToVersions} from './applyToVersions';
import {nameOf} from './describePlaces';
import {describeHistory} from './describeHistory';
import type {EditorSite} from './EditorSite';
import {findLinks} from './findLinks';
import {newProblems} from './newProblems';
import {planChanges} from './planChanges';
import type {NewContents} from './planChanges';

export type Saver = {
  site: EditorSite;
  background: Pick<BackgroundCheck, 'check'>;
  history: ChangeHistory;
};

/** Addresses and choices of a new entry can't be placeholders. */
const checkCopies =
  'Check all of its fields: those that don’t start with “New” are copies of the entry next to it.';

/** What was done, and the history after it. */
export const saved = (history: ChangeHistory, message: string): Saved => ({
  status: 'saved',
  message,
  history: describeHistory(history),
});

/**
 * Writes new contents of files and adds them to the history.
 *
 * @param label what was changed, for the history
 * @throws Error when they would cause errors, with the check's messages
 */
async function save(
  {site, background, history}: Saver,
  edited: readonly NewContents[],
  label: string,
): Promise<Saved | Conflict> {
  const plan = planChanges(site, edited);
  if ('status' in plan) {
    return plan;
  }
  const {changes} = plan;
  if (changes.length === 0) {
    return saved(history, 'The file already says that.');
  }
  const files = changes.map(({file}) => file);
  const errors = (await newProblems(background, changes)).filter(
    ({severity, file}) => severity === 'error' && files.includes(file),
  );
  if (errors.length > 0) {
    throw new Error(
      errors.map(({message, hint}) => [message, hint].filter(Boolean).join(' ')).join('\n'),
    );
  }
  writeChanges(site.siteDir, site.config, changes);
  history.add(label, changes);
  return saved(history, label);
}

/** Saves what a person typed, unless it causes errors. */
export function saveEdits(saver: Saver, edits: readonly Edit[]): Promise<Saved | Conflict> {
  const {site} = saver;
  const [first] = edits;
  const others = edits.length > 1 ? ` and ${edits.length - 1} more` : '';
  const {source, item} = site.registry.place(first?.place ?? 0);
  const label = `Changed ${nameOf(site, source, item)}${others}.`;
  return save(saver, applyToVersions(site, edits), label);
}

/** What the history says about a change of a block. */
function labelOf({name, file, line}: Source, edit: BlockEdit): string {
  const place = `in ${file}:${line}.`;
  switch (edit.operation) {
    case 'moveUp':
      return `Moved ${name} up ${place}`;
    case 'moveDown':
      return `Moved ${name} down ${place}`;
    case 'duplicate':
      return `Duplicated ${name} ${place}`;
    case 'delete':
      return `Deleted ${name} ${place}`;
    case 'insertBefore':
    case 'insertAfter':
      return `Added ${edit.component} ${place}`;
  }
}

/** Moves, duplicates, deletes or inserts a block, unless that causes errors. */
export async function saveBlockEdit(saver: Saver, edit: BlockEdit): Promise<Saved | Conflict> {
  const {config, registry} = saver.site;
  const {source, item} = registry.block(edit.block);
  const isHeading = (address: string) => Number(address.includes('#'));
  const links = () =>
    findLinks(saver.site)
      .map(({to}) => to)
      .sort((a, b) => isHeading(a) - isHeading(b));
  const contents = applyBlockEdit(source, {...edit, block: item}, config, links);
  const label = labelOf(describeBlock(source, item, config).source, edit);
  const answer = await save(saver, [{source, contents}], label);
  return answer.status === 'saved' && item.kind === 'entry' && 'component' in edit
    ? {...answer, message: `${label} ${checkCopies}`}
    : answer;
}
