import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse, stringify} from 'yaml';
import {pagePaths} from './paths';

/** How much content a site is built from. */
export type ContentSize = {
  /** How many pages it has, beside the one for addresses where there is none. */
  pages: number;
  /** How many tools are in the catalogue. */
  tools: number;
};

type ToolRecord = {id: string; name: string};

/** The content as it is. */
export const realContent: ContentSize = {pages: 6, tools: 20};

/** The name of a content, also that of its folder. */
export const nameOf = ({pages, tools}: ContentSize): string => `${pages}-pages-${tools}-tools`;

/** The pages that further ones are copies of. */
const models = ['process', 'benefits'];

function addPages(folder: string, count: number): void {
  const texts = models.map((name) => readFileSync(join(folder, `${name}.mdx`), 'utf8'));
  for (let index = 0; index < count; index++) {
    const number = Math.floor(index / models.length) + 2;
    const text = texts[index % models.length] ?? '';
    const copy = text.replace(/^title: (.*)$/m, `title: $1 ${number}`);
    writeFileSync(join(folder, `${models[index % models.length]}-${number}.mdx`), copy);
  }
}

function setTools(folder: string, count: number): void {
  const file = join(folder, 'data/tools.yaml');
  const tools = parse(readFileSync(file, 'utf8')) as ToolRecord[];
  if (count === tools.length) {
    return;
  }
  const copies = Array.from({length: count}, (_, index) => {
    const tool = tools[index % tools.length] as ToolRecord;
    const number = Math.floor(index / tools.length) + 1;
    return number === 1
      ? tool
      : {...tool, id: `${tool.id}-${number}`, name: `${tool.name} ${number}`};
  });
  writeFileSync(file, stringify(copies));
}

/**
 * Makes a copy of `docs-content/` larger, by further pages and tools that are copies under other
 * names.
 */
export function growContent(folder: string, {pages, tools}: ContentSize): void {
  addPages(folder, pages - pagePaths.length);
  setTools(folder, tools);
}

/** The addresses of the tools' pictures, which all lie on other sites. */
export function imageAddresses(contentFolder: string): string[] {
  const tools = parse(readFileSync(join(contentFolder, 'data/tools.yaml'), 'utf8')) as {
    image: string;
  }[];
  return [...new Set(tools.map(({image}) => image))];
}
