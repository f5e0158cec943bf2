import {changedLines} from '@sitekit/authoring/development';
import type {ChangeHistory} from '@sitekit/authoring/development';
import type {EditHistory} from '../protocol';

/** The history as the browser shows it. */
export const describeHistory = ({changes, canUndo, canRedo}: ChangeHistory): EditHistory => ({
  changes: changes.map(({id, label, changes: files}) => ({
    id,
    label,
    files: files.map(({file, before = '', after = ''}) => ({file, ...changedLines(before, after)})),
  })),
  canUndo,
  canRedo,
});
