import {useSyncExternalStore} from 'react';
import records from '@generated/records/default/records.json';
import type {Records} from './schema';

/** The bundler's interface for hot module replacement. */
declare const module: {hot?: {accept: (path: string, callback: () => void) => void}};

let revision = 0;
let onChange: () => void = () => undefined;

module.hot?.accept('@generated/records/default/records.json', () => {
  revision += 1;
  onChange();
});

function subscribe(listener: () => void): () => void {
  onChange = listener;
  return () => undefined;
}

const currentRevision = () => revision;

/** The checked records of `docs-content/data/`, provided by the `records` plugin. */
export const useRecords = (): Records => records;

/** How often the records have changed while `npm start` runs. */
export const useRevision = (): number =>
  useSyncExternalStore(subscribe, currentRevision, currentRevision);
