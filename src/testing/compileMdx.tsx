import admonitions from '@docusaurus/mdx-loader/lib/remark/admonitions';
import unusedDirectives from '@docusaurus/mdx-loader/lib/remark/unusedDirectives';
import {evaluate} from '@mdx-js/mdx';
import MDXComponents from '@theme/MDXComponents';
import type {Root} from 'mdast';
import {emojify} from 'node-emoji';
import type {ReactElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import remarkIcons from '../remark/icons';

/** What Docusaurus does by a package that only ES modules can import. */
const remarkEmoji = () => (tree: Root) =>
  visit(tree, 'text', (node) => {
    node.value = emojify(node.value);
  });

/** What an author wrote, with the components that a page may use. */
export async function compileMdx(mdx: string): Promise<ReactElement> {
  const {default: Content} = await evaluate(mdx, {
    ...runtime,
    remarkPlugins: [
      remarkDirective,
      admonitions,
      remarkEmoji,
      unusedDirectives,
      remarkGfm,
      remarkIcons,
    ],
  });
  return <Content components={MDXComponents} />;
}
