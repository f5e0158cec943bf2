import type {RequestFor, Saved} from '../protocol';
import {deleteBlock, moveBlock, needLines} from '../source-map/blocks';
import type {ContentFile} from '../source-map/ContentFile';
import type {Version} from './EditorSite';
import {changeNow, fileContents, saveFiles} from './saveChanges';
import type {Saver} from './saveChanges';

/** Saves what a version of a file became, unless that causes errors. */
async function saveVersion(
  saver: Saver,
  {source, outline}: Version,
  edited: ContentFile,
  label: string,
): Promise<Saved> {
  const now = saver.site.read(source.path).source;
  const after = await changeNow(source, edited, now);
  const files = [fileContents({now, after})];
  return saveFiles(saver, {label: `${label}, on ${outline.label}.`, files});
}

/** Moves a block among its neighbors. */
export function saveMove(saver: Saver, {block: id, to}: RequestFor<'move'>): Promise<Saved> {
  const {version, block} = saver.site.block(id);
  const {source} = version;
  const edited = moveBlock(source, block, to);
  const {all, index} = needLines(source, block);
  const label = `Moved ${block.label} ${to < index ? 'above' : 'below'} ${all[to]?.block.label}`;
  return saveVersion(saver, version, edited, label);
}

export function saveDelete(saver: Saver, {block: id}: RequestFor<'delete'>): Promise<Saved> {
  const {version, block} = saver.site.block(id);
  const edited = deleteBlock(version.source, block);
  return saveVersion(saver, version, edited, `Deleted ${block.label}`);
}
