import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SourceFile} from '@sitekit/content-check';
import type {FileChange} from '@sitekit/content-check';
import {accentInkFor} from './accent';
import type {BrandField} from './fields';
import {setField} from './setField';
import {setToken, tokenValue} from './tokens';

/** The changes of files, and what they say in words. */
export type Plan = {changes: (FileChange & {after: string})[]; lines: string[]};

const line = (name: string, before: string, after: string): string =>
  `${name.padEnd(14)}${before} → ${after}`;

/** Sets fields of records. */
export function planRecords(
  siteDir: string,
  fields: readonly BrandField[],
  values: ReadonlyMap<string, string>,
): Plan {
  const sources = new Map<string, SourceFile>();
  const lines: string[] = [];
  const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');
  for (const {option, file, path, value} of fields) {
    const after = values.get(option) ?? value;
    if (after !== value) {
      const source = sources.get(file) ?? new SourceFile(file, read(file));
      sources.set(file, setField(source, path, after));
      lines.push(line(option, value, after));
    }
  }
  const changes = Array.from(sources, ([file, source]) => ({
    file,
    before: read(file),
    after: source.contentsWith(source.text),
  }));
  return {changes, lines};
}

/** Sets the accent, and the color of links to a shade of it. */
export function planColors(file: string, before: string, accent: string): Plan {
  const current = tokenValue(before, 'accent');
  if (accent === current) {
    return {changes: [], lines: []};
  }
  const ink = tokenValue(before, 'accent-ink');
  const newInk = accentInkFor(accent, [tokenValue(before, 'paper'), tokenValue(before, 'mist')]);
  const after = setToken(setToken(before, 'accent', accent), 'accent-ink', newInk);
  return {
    changes: [{file, before, after}],
    lines: [line('accent', current, accent), line('accent-ink', ink, newInk)],
  };
}
