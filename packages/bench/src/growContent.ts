import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse, stringify} from 'yaml';

type Tool = {id: string; name: string; url: string};

/** Adds tools to the catalogue: copies of those that are there, with a number in each name, id and URL. */
export function growTools(content: string, count: number): void {
  const file = join(content, 'data/tools.yaml');
  const tools = parse(readFileSync(file, 'utf8')) as Tool[];
  const copies = Array.from({length: count - tools.length}, (_, index) => {
    const number = index + 1;
    const {id, name, url, ...rest} = tools[index % tools.length] as Tool;
    return {...rest, id: `${id}-${number}`, name: `${name} ${number}`, url: `${url}?${number}`};
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
