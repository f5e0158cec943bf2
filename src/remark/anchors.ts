import {componentAnchors} from '@sitekit/content-check/anchors';
import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {components} from '../content/components';

/**
 * Sets the `id` of components that links can lead to, from their titles, as Docusaurus does for
 * headings. Two with the same title get different ones.
 */
export default function remarkAnchors() {
  return (tree: Root): void => {
    const headingIds: string[] = [];
    visit(tree, 'heading', ({data}: Heading) => {
      headingIds.push(data?.hProperties?.id as string);
    });
    for (const {element, id} of componentAnchors(tree, components, headingIds)) {
      // An id in a fixed form, such as that of a step, is made by the component itself.
      if (!element.attributes.some((attribute) => 'name' in attribute && attribute.name === 'id')) {
        element.attributes.push({type: 'mdxJsxAttribute', name: 'id', value: id});
      }
    }
  };
}
