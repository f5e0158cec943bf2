import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {screen, within} from '@testing-library/react';
import type {RenderResult} from '@testing-library/react';
import {compileMdx} from './compileMdx';
import {renderInSite} from './renderInSite';

/** The real pages of the site, by the name of their file. */
export const pageNames = ['index', 'how-it-works', 'benefits', 'process', 'tools', 'contact'];

/** A page of `docs-content/`, taken apart. */
export async function readPage(
  name: string,
): Promise<{frontMatter: Record<string, unknown>; content: string}> {
  const filePath = join(process.cwd(), 'docs-content', `${name}.mdx`);
  return DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: readFileSync(filePath, 'utf8')});
}

/** Renders a page of `docs-content/` inside the real site. */
export async function showPage(name: string): Promise<RenderResult> {
  const {content} = await readPage(name);
  return renderInSite(await compileMdx(content), `/${name}`);
}

/** The section of the shown page that has this heading. */
export const sectionOf = (heading: string): HTMLElement =>
  screen
    .getByRole('heading', {level: 2, name: heading})
    .closest<HTMLElement>('section') as HTMLElement;

/** The words of all headings of one level inside an element. */
export const headingsIn = (element: HTMLElement, level: number): (string | null)[] =>
  within(element)
    .getAllByRole('heading', {level})
    .map((heading) => heading.textContent);
