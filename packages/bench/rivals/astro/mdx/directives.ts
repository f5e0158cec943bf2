import type {Root} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Turns `:::note[Title]` into `<Admonition>`, and any other directive back into text. */
export default function remarkDirectives() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) {
        return;
      }
      if (node.type === 'containerDirective') {
        const [label, ...rest] = node.children;
        const labeled = label?.type === 'paragraph' && label.data?.directiveLabel;
        const title = labeled ? toString(label) : node.attributes?.title;
        parent.children[index] = {
          type: 'mdxJsxFlowElement',
          name: 'Admonition',
          attributes: Object.entries({type: node.name, title}).flatMap(([name, value]) =>
            value ? {type: 'mdxJsxAttribute', name, value} : [],
          ),
          children: labeled ? rest : node.children,
        };
      } else if (node.type === 'textDirective' || node.type === 'leafDirective') {
        const {start, end} = node.position ?? {};
        const value = String(file).slice(start?.offset, end?.offset);
        parent.children[index] = {type: 'text', value};
      }
    });
  };
}
