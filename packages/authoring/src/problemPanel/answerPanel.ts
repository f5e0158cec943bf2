import {existsSync, readFileSync} from 'node:fs';
import {addWord, contentPath, writeChanges} from '@sitekit/content-check';
import type {ContentConfig, Diagnostic, FileChange} from '@sitekit/content-check';
import * as z from 'zod';
import type {BackgroundCheck} from './BackgroundCheck';
import {openInEditor} from './openInEditor';
import type {PanelAnswer} from './PanelReport';

const place = {file: z.string(), line: z.int().positive(), column: z.int().positive()};
const problem = z.strictObject({...place, message: z.string()});

const requestSchema = z.discriminatedUnion('action', [
  z.strictObject({action: z.literal('open'), ...place}),
  z.strictObject({action: z.literal('fix'), problem, text: z.string()}),
  z.strictObject({action: z.literal('addWord'), word: z.string()}),
  z.strictObject({action: z.literal('undo')}),
]);

/** What the panel can ask the development server to do. */
export type PanelRequest = z.infer<typeof requestSchema>;

export type PanelServer = {
  /** The project's root. */
  siteDir: string;
  config: ContentConfig;
  background: Pick<BackgroundCheck, 'fix'>;
  /** The panel's changes, which can be undone from the last to the first. */
  changes: {label: string; files: readonly FileChange[]}[];
  /** What the panel shows. */
  diagnostics: () => readonly Diagnostic[];
};

const hasChanged = 'The file was changed in the meantime. Look at the list again.';

function remember(server: PanelServer, label: string, files: readonly FileChange[]): string {
  server.changes.push({label, files});
  return label;
}

async function fix(
  server: PanelServer,
  {problem: shown, text}: Extract<PanelRequest, {action: 'fix'}>,
): Promise<string> {
  const {fixed, changes, obstacle} = await server.background.fix(shown, text);
  if (fixed.length === 0) {
    throw new Error(
      obstacle
        ? `Nothing was changed, because there would still be a problem: ${obstacle.message}`
        : hasChanged,
    );
  }
  return remember(server, `Fixed ${shown.file}:${shown.line}.`, changes);
}

function addToDictionary(server: PanelServer, word: string): string {
  const {siteDir, config, diagnostics} = server;
  if (!diagnostics().some(({unknownWord}) => unknownWord === word)) {
    throw new Error(hasChanged);
  }
  const file = config.spelling.words;
  const path = contentPath(siteDir, config, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const changes = [{file, before, after: addWord(before ?? '', word)}];
  writeChanges(siteDir, config, changes);
  return remember(server, `Added “${word}” to ${file}.`, changes);
}

function undo({siteDir, config, changes}: PanelServer): string {
  const last = changes.at(-1);
  if (!last) {
    throw new Error('There is nothing to undo.');
  }
  const reverted = last.files.map(({file, before, after}) => ({
    file,
    before: after,
    after: before,
  }));
  writeChanges(siteDir, config, reverted);
  changes.pop();
  return `Undone: ${last.label}`;
}

async function act(server: PanelServer, request: PanelRequest | undefined): Promise<string> {
  switch (request?.action) {
    case 'open': {
      const {file, line, column} = request;
      await openInEditor(`${contentPath(server.siteDir, server.config, file)}:${line}:${column}`);
      return `Opened ${file}:${line} in your editor.`;
    }
    case 'fix':
      return fix(server, request);
    case 'addWord':
      return addToDictionary(server, request.word);
    case 'undo':
      return undo(server);
    case undefined:
      throw new Error('The server doesn’t know this request. Reload this page.');
  }
}

/**
 * Does what the panel asks for.
 *
 * @throws Error that says why nothing was done
 */
export async function answerPanel(server: PanelServer, request: unknown): Promise<PanelAnswer> {
  const message = await act(server, requestSchema.safeParse(request).data);
  return {message, canUndo: server.changes.length > 0};
}
