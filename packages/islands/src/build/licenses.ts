import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Metafile} from 'esbuild';

type Manifest = {name: string; version: string; license?: string};

/** The folder of the npm package that a file is in; `undefined` for the site's own files. */
const packageOf = (file: string): string | undefined =>
  /^.*\/?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];

/** The license of a package as its authors wrote it, or its name. */
function noticeOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const {name, version, license = 'unknown license'} = manifest;
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : license;
  return `${name} ${version} (${license})\n\n${text}\n`;
}

/**
 * Adds to each script that contains packages a file with their licenses, named like esbuild names
 * it: `Menu.js` → `Menu.js.LEGAL.txt`. A comment in the script would cost every visitor bytes.
 *
 * @param files the text of each script by its path, relative to the output folder; changed
 */
export function addLicenses(
  siteDir: string,
  outputs: Metafile['outputs'],
  files: Map<string, string>,
): void {
  for (const [script, {inputs}] of Object.entries(outputs)) {
    const used = Object.entries(inputs).filter(([, {bytesInOutput}]) => bytesInOutput > 0);
    const folders = new Set(used.flatMap(([file]) => packageOf(file) ?? []));
    const notices = [...folders].sort().map((folder) => noticeOf(join(siteDir, folder)));
    if (notices.length > 0) {
      files.set(`${script}.LEGAL.txt`, notices.join('\n---\n\n'));
    }
  }
}
