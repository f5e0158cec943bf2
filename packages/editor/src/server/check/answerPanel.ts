import {existsSync, readFileSync} from 'node:fs';
import {addWord, contentPath} from '@sitekit/content-check';
import type {ContentConfig, Diagnostic} from '@sitekit/content-check';
import type {ChangeHistory} from '../ChangeHistory';
import * as z from 'zod';
import type {BackgroundCheck} from './BackgroundCheck';
import type {PanelAnswer} from './PanelReport';

const problem = z.strictObject({
  file: z.string(),
  line: z.int().positive(),
  column: z.int().positive(),
  message: z.string(),
});

const requestSchema = z.discriminatedUnion('action', [
  z.strictObject({action: z.literal('fix'), problem, text: z.string()}),
  z.strictObject({action: z.literal('addWord'), word: z.string()}),
]);

/** What the panel can ask the development server to do. */
export type PanelRequest = z.infer<typeof requestSchema>;

export type PanelServer = {
  /** The project's root. */
  siteDir: string;
  config: ContentConfig;
  background: Pick<BackgroundCheck, 'planFix'>;
  history: ChangeHistory;
  /** What the panel shows. */
  diagnostics: () => readonly Diagnostic[];
};

const hasChanged = 'The file was changed in the meantime. Look at the list again.';

async function fix(
  {background, history}: PanelServer,
  {problem: shown, text}: Extract<PanelRequest, {action: 'fix'}>,
): Promise<string> {
  const {fixed, changes: files, obstacle} = await background.planFix(shown, text);
  if (fixed.length === 0) {
    throw new Error(
      obstacle
        ? `Nothing was changed, because there would still be a problem: ${obstacle.message}`
        : hasChanged,
    );
  }
  const label = `Fixed ${shown.file}:${shown.line}.`;
  return history.make({label, files});
}

/** Adds a word to those that the check knows. */
export function addToDictionary(
  {siteDir, config, history}: Pick<PanelServer, 'siteDir' | 'config' | 'history'>,
  word: string,
): string {
  const file = config.spelling.words;
  const path = contentPath(siteDir, config, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const label = `Added “${word}” to ${file}.`;
  const files = [{file, before, after: addWord(before ?? '', word)}];
  return history.make({label, files});
}

/**
 * Does what the panel asks for.
 *
 * @throws Error that says why nothing was done
 */
export async function answerPanel(server: PanelServer, request: unknown): Promise<PanelAnswer> {
  const {data} = requestSchema.safeParse(request);
  switch (data?.action) {
    case 'fix':
      return {message: await fix(server, data)};
    case 'addWord':
      if (!server.diagnostics().some(({unknownWord}) => unknownWord === data.word)) {
        throw new Error(hasChanged);
      }
      return {message: addToDictionary(server, data.word)};
    case undefined:
      throw new Error('The server doesn’t know this request. Reload this page.');
  }
}
