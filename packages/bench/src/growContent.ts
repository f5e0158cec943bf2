import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse, stringify} from 'yaml';

type Tool = {id: string; name: string};

/** Adds tools to the catalogue: copies of those that are there, with numbers in their names and ids. */
export function growTools(content: string, count: number): void {
  const file = join(content, 'data/tools.yaml');
  const tools = parse(readFileSync(file, 'utf8')) as Tool[];
  const copies = Array.from({length: count - tools.length}, (_, index) => {
    const tool = tools[index % tools.length] as Tool;
    return {...tool, id: `${tool.id}-${index + 1}`, name: `${tool.name} ${index + 1}`};
  });
  writeFileSync(file, stringify([...tools, ...copies]));
}

/** Adds copies of a page until there are as many pages. Returns a function that removes them. */
export function growPages(content: string, count: number, present: number): () => void {
  const folder = join(content, 'more');
  mkdirSync(folder);
  for (let index = present; index < count; index += 1) {
    copyFileSync(join(content, 'process.mdx'), join(folder, `page-${index}.mdx`));
  }
  return () => rmSync(folder, {recursive: true});
}
