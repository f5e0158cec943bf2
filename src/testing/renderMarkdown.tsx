import admonitions from '@docusaurus/mdx-loader/lib/remark/admonitions';
import {evaluate} from '@mdx-js/mdx';
import type {RenderResult} from '@testing-library/react';
import MDXComponents from '@theme/MDXComponents';
import * as runtime from 'react/jsx-runtime';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkIcons from '../remark/icons';
import {renderInSite} from './renderInSite';

/** Renders what an author writes, with the components that a page may use. */
export async function renderMarkdown(markdown: string): Promise<RenderResult> {
  const {default: Page} = await evaluate(markdown, {
    ...runtime,
    remarkPlugins: [remarkDirective, admonitions, remarkGfm, remarkIcons],
  });
  return renderInSite(<Page components={MDXComponents} />);
}
