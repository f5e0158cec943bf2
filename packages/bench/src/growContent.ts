import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse, stringify} from 'yaml';
import {pagePaths} from './pages';

/** The site's content folder, relative to the site. */
export const contentFolder = 'docs-content';

/** How much content a site is built from. */
export type ContentSize = {
  /** The number of pages, without the one for unknown addresses. */
  pages: number;
  /** The number of tools in the catalogue. */
  tools: number;
};

type ToolRecord = {id: string; name: string; image: string};

/** The frozen content as it is. */
export const realContent: ContentSize = {pages: pagePaths.length, tools: 20};

/** The number of tools in a large catalogue. */
export const manyTools = 2000;

/** As many pages as a large site has. */
export const largeContent: ContentSize = {...realContent, pages: 1000};

/** A name for content of this size, also used for its folder. */
export const nameOf = ({pages, tools}: ContentSize): string => `${pages}-pages-${tools}-tools`;

/** The pages to copy when more are needed. */
const models = ['process', 'benefits'];

const toolsFile = (folder: string): string => join(folder, 'data/tools.yaml');

const readTools = (folder: string): ToolRecord[] =>
  parse(readFileSync(toolsFile(folder), 'utf8')) as ToolRecord[];

function addPages(folder: string, count: number): void {
  const rounds = Math.ceil(count / models.length);
  const copies = Array.from({length: rounds}, (_, round) =>
    models.map((model) => ({model, number: round + 2})),
  );
  for (const {model, number} of copies.flat().slice(0, count)) {
    const text = readFileSync(join(folder, `${model}.mdx`), 'utf8');
    writeFileSync(
      join(folder, `${model}-${number}.mdx`),
      text.replace(/^(title|description): .*$/gm, `$& ${number}`),
    );
  }
}

function setTools(folder: string, count: number): void {
  const tools = readTools(folder);
  if (count === tools.length) {
    return;
  }
  const rounds = Math.ceil(count / tools.length);
  const copies = Array.from({length: rounds}, (_, round) =>
    tools.map((tool) =>
      round === 0
        ? tool
        : {...tool, id: `${tool.id}-${round + 1}`, name: `${tool.name} ${round + 1}`},
    ),
  );
  writeFileSync(toolsFile(folder), stringify(copies.flat().slice(0, count)));
}

/** Enlarges a copy of the content with copies of its pages and tools under other names. */
export function growContent(folder: string, {pages, tools}: ContentSize): void {
  addPages(folder, pages - pagePaths.length);
  setTools(folder, tools);
}

/** The addresses of the tools' pictures, all on other sites. */
export const imageAddresses = (folder: string): string[] => [
  ...new Set(readTools(folder).map(({image}) => image)),
];
