import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {evaluate} from '@mdx-js/mdx';
import MDXComponents from '@theme/MDXComponents';
import type {ReactElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import remarkIcons from '../remark/icons';

/** The real pages of the site, by the name of their file. */
export const pageNames = ['index', 'how-it-works', 'benefits', 'process', 'tools', 'contact'];

/** A page of `docs-content/`, compiled with the components that it may use. */
export async function readPage(
  name: string,
): Promise<{frontMatter: Record<string, unknown>; page: ReactElement}> {
  const filePath = join(process.cwd(), 'docs-content', `${name}.mdx`);
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
  });
  const {default: Page} = await evaluate(content, {
    ...runtime,
    remarkPlugins: [remarkGfm, remarkIcons],
  });
  return {frontMatter, page: <Page components={MDXComponents} />};
}
