import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';

/** The parts of a page: up to its main part, that part, and the rest. */
const parts = /^(.*)(<main\b.*<\/main>)(.*)$/s;

/**
 * Turns the pages of a finished build into sources for Eleventy: the main part as the template, what
 * surrounds it as its data.
 *
 * @throws Error when a page has no main part
 */
export function writeEleventyPages(builtFolder: string, pagesFolder: string): void {
  rmSync(pagesFolder, {recursive: true, force: true});
  mkdirSync(pagesFolder, {recursive: true});
  for (const file of readdirSync(builtFolder).filter((name) => name.endsWith('.html'))) {
    const [, before, main, after] = parts.exec(readFileSync(join(builtFolder, file), 'utf8')) ?? [];
    if (main === undefined) {
      throw new Error(`${file} has no main part.`);
    }
    const source = join(pagesFolder, basename(file, '.html'));
    writeFileSync(`${source}.liquid`, `{% raw %}${main}{% endraw %}`);
    writeFileSync(`${source}.11tydata.json`, JSON.stringify({before, after}));
  }
}
