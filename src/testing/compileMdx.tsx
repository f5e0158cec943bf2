import admonitions from '@docusaurus/mdx-loader/lib/remark/admonitions';
import {evaluate} from '@mdx-js/mdx';
import MDXComponents from '@theme/MDXComponents';
import type {ReactElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkIcons from '../remark/icons';

/** What an author wrote, with the components that a page may use. */
export async function compileMdx(mdx: string): Promise<ReactElement> {
  const {default: Content} = await evaluate(mdx, {
    ...runtime,
    remarkPlugins: [remarkDirective, admonitions, remarkGfm, remarkIcons],
  });
  return <Content components={MDXComponents} />;
}
