import {useSyncExternalStore} from 'react';
import records from '@generated/records/default/records.json';
import type {Records} from '../content/schema';

/** The bundler's interface for hot module replacement. */
declare const module: {hot?: {accept: (path: string, callback: () => void) => void}};

const listeners = new Set<() => void>();

module.hot?.accept('@generated/records/default/records.json', () =>
  listeners.forEach((listener) => listener()),
);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const currentRecords = () => records;

/**
 * The checked records of `docs-content/data/`, provided by the `records` plugin. While `npm start`
 * runs, a component that uses them shows each change.
 */
export const useRecords = (): Records =>
  useSyncExternalStore(subscribe, currentRecords, currentRecords);
