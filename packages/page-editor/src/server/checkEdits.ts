import type {BackgroundCheck} from '@sitekit/authoring/development';
import type {Diagnostic} from '@sitekit/content-check';
import {EditError, describeTarget} from '../mapping';
import type {Edit} from '../protocol';
import {applyToVersions} from './applyToVersions';
import type {EditorSite} from './EditorSite';
import {newProblems} from './newProblems';
import {planChanges} from './planChanges';

/** The problems that edits would cause. What can't be written at all is one of them. */
export async function checkEdits(
  site: EditorSite,
  background: Pick<BackgroundCheck, 'check'>,
  edits: readonly Edit[],
): Promise<{diagnostics: Diagnostic[]}> {
  try {
    const plan = planChanges(site, applyToVersions(site, edits));
    // A conflict is explained when it's saved.
    return {diagnostics: 'changes' in plan ? await newProblems(background, plan.changes) : []};
  } catch (error) {
    const [first] = edits;
    if (!(error instanceof EditError) || !first) {
      throw error;
    }
    const {source: file, item} = site.registry.place(first.place);
    const {source} = describeTarget(file, item, site.config);
    const {message} = error;
    return {
      diagnostics: [{file: source.file, line: source.line, column: 1, severity: 'error', message}],
    };
  }
}
