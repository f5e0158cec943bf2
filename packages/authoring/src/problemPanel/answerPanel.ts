import {existsSync, readFileSync} from 'node:fs';
import {addWord, contentPath, writeChanges} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import * as z from 'zod';
import type {ChangeHistory} from '../history/ChangeHistory';
import type {BackgroundCheck} from './BackgroundCheck';
import {openInEditor} from './openInEditor';
import type {PanelRequest, QuotedDiagnostic} from './PanelReport';

const place = {file: z.string(), line: z.int().positive(), column: z.int().positive()};

const requestSchema: z.ZodType<PanelRequest> = z.discriminatedUnion('action', [
  z.strictObject({action: z.literal('open'), ...place}),
  z.strictObject({
    action: z.literal('fix'),
    problem: z.strictObject({...place, message: z.string()}),
    text: z.string(),
  }),
  z.strictObject({action: z.literal('fixAll')}),
  z.strictObject({action: z.literal('addWord'), word: z.string()}),
  z.strictObject({action: z.literal('undo'), id: z.int()}),
]);

export type PanelServer = {
  /** The project's root. */
  siteDir: string;
  config: ContentConfig;
  background: BackgroundCheck;
  history: ChangeHistory;
  /** The numbers of the changes that the panel made. */
  made: Set<number>;
  /** What the panel shows. */
  diagnostics: () => readonly QuotedDiagnostic[];
};

const counted = (count: number): string => (count === 1 ? '1 problem' : `${count} problems`);

async function fix(
  {background, history, made, diagnostics}: PanelServer,
  request: Extract<PanelRequest, {action: 'fix' | 'fixAll'}>,
): Promise<string> {
  const one = request.action === 'fix' ? request : undefined;
  const {fixed, changes, obstacle} = await background.fix(one?.problem, one?.text);
  const [first] = fixed;
  if (!first) {
    throw new Error(
      obstacle
        ? `Nothing was changed, because there would still be a problem: ${obstacle.message}`
        : 'The file was changed in the meantime. Look at the list again.',
    );
  }
  const replacement = diagnostics()
    .find(({file, message}) => file === first.file && message === first.message)
    ?.choices?.find(({text}) => text === one?.text)?.replacement;
  const label = one
    ? `Used “${replacement ?? one.text}” in ${first.file}:${first.line}.`
    : `Fixed ${counted(fixed.length)} in ${changes.map(({file}) => file).join(', ')}.`;
  made.add(history.add(label, changes));
  return label;
}

function addToDictionary(
  {siteDir, config, history, made, diagnostics}: PanelServer,
  word: string,
): string {
  if (!diagnostics().some(({unknownWord}) => unknownWord === word)) {
    throw new Error('The file was changed in the meantime. Look at the list again.');
  }
  const file = config.spelling.words;
  const path = contentPath(siteDir, config, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const changes = [{file, before, after: addWord(before ?? '', word)}];
  writeChanges(siteDir, config, changes);
  const label = `Added “${word}” to ${file}.`;
  made.add(history.add(label, changes));
  return label;
}

/**
 * Does what the panel asks for.
 *
 * @returns what was done, for the author
 * @throws Error that says why nothing was done
 */
export async function answerPanel(server: PanelServer, request: unknown): Promise<string> {
  const parsed = requestSchema.safeParse(request).data;
  switch (parsed?.action) {
    case 'open': {
      const {file, line, column} = parsed;
      await openInEditor(`${contentPath(server.siteDir, server.config, file)}:${line}:${column}`);
      return `Opened ${file}:${line} in your editor.`;
    }
    case 'fix':
    case 'fixAll':
      return fix(server, parsed);
    case 'addWord':
      return addToDictionary(server, parsed.word);
    case 'undo':
      return server.history.revert(parsed.id);
    case undefined:
      throw new Error('The server doesn’t know this request. Reload this page.');
  }
}
