import {createContext, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import type {Diagnostic} from '@sitekit/content-check';
import type {EndpointAccess} from '../server/development/endpoint';

/** For tools: whether the open page shows something else in place of what its file says. */
export const PageIsReplaced = createContext(false);

let tools: readonly ReactNode[] = [];
const listeners = new Set<() => void>();
const changeListeners = new Set<() => void>();

/** Shows a tool of another client module in the panel. */
export function addPanelTool(tool: ReactNode): void {
  tools = [...tools, tool];
  listeners.forEach((listener) => listener());
}

type OpenText = (problem: Pick<Diagnostic, 'file' | 'line' | 'column'>) => void;

let openText: OpenText | undefined;

/** Lets problems lead to their texts. */
export function openTextsWith(open: OpenText): void {
  openText = open;
  listeners.forEach((listener) => listener());
}

/** Opens the text that a problem is in; undefined until something can. */
export const useTextOpener = (): OpenText | undefined =>
  useSyncExternalStore(subscribe, () => openText);

/** Tells the panel and the tools that one of them has changed files. */
export const tellChange = (): void => changeListeners.forEach((listener) => listener());

/** Calls back after the panel or a tool has changed files. Returns what ends this. */
export function onChange(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => {
    changeListeners.delete(listener);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The tools of other client modules, in the order in which they were added. */
export const usePanelTools = (): readonly ReactNode[] =>
  useSyncExternalStore(subscribe, () => tools);

/**
 * Asks the development server to do something.
 *
 * @throws Error that says why nothing was done
 */
export async function askServer<Answer>(
  {address, token}: EndpointAccess,
  request: unknown,
): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'x-editor-token': token},
    body: JSON.stringify(request),
  }).catch(() => {
    throw new Error('The site isn’t running anymore. Run npm start, then reload this page.');
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    throw new Error((answer as {message: string}).message);
  }
  return answer as Answer;
}
