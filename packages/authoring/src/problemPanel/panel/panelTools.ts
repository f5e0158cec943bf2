import {useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';

let tools: readonly ReactNode[] = [];
const listeners = new Set<() => void>();

function change(next: readonly ReactNode[]): void {
  tools = next;
  listeners.forEach((listener) => listener());
}

/** Shows a tool of another client module in the panel. Returns what removes it. */
export function addPanelTool(tool: ReactNode): () => void {
  change([...tools, tool]);
  return () => change(tools.filter((other) => other !== tool));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The tools of other client modules, in the order in which they were added. */
export const usePanelTools = (): readonly ReactNode[] =>
  useSyncExternalStore(subscribe, () => tools);
