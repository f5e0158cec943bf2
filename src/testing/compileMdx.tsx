import admonitions from '@docusaurus/mdx-loader/lib/remark/admonitions';
import unusedDirectives from '@docusaurus/mdx-loader/lib/remark/unusedDirectives';
import {evaluate} from '@mdx-js/mdx';
import MDXComponents from '@theme/MDXComponents';
import type {ReactElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkIcons from '../remark/icons';

/** Compiles MDX as Docusaurus does, with the components that pages can use. */
export async function compileMdx(mdx: string): Promise<ReactElement> {
  const {default: Content} = await evaluate(mdx, {
    ...runtime,
    remarkPlugins: [remarkDirective, admonitions, unusedDirectives, remarkGfm, remarkIcons],
  });
  return <Content components={MDXComponents} />;
}
