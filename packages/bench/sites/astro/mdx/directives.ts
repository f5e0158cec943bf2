import type {Root} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Makes an `<Admonition>` of `:::note[Title]`, and text again of a colon that began nothing. */
export default function remarkDirectives() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) {
        return;
      }
      if (node.type === 'containerDirective') {
        const [label, ...rest] = node.children;
        const labelled = label?.type === 'paragraph' && label.data?.directiveLabel;
        const title = labelled ? toString(label) : node.attributes?.title;
        parent.children[index] = {
          type: 'mdxJsxFlowElement',
          name: 'Admonition',
          attributes: Object.entries({type: node.name, title}).flatMap(([name, value]) =>
            value ? {type: 'mdxJsxAttribute', name, value} : [],
          ),
          children: labelled ? rest : node.children,
        };
      } else if (node.type === 'textDirective' || node.type === 'leafDirective') {
        const {start, end} = node.position ?? {};
        const value = String(file).slice(start?.offset, end?.offset);
        parent.children[index] = {type: 'text', value};
      }
    });
  };
}
