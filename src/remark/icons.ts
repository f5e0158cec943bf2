import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {drawIcon} from '../content/icons';

const isJsx = (node: {type: string}): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/**
 * Replaces the name in each `icon="rocket"` by the drawing of that icon,
 * so that a page carries the icons that it shows and no others.
 * A name that no icon has is a compile error at the tag's place.
 */
export default function remarkIcons() {
  return (tree: Root, file: VFile): void => {
    visit(tree, isJsx, (element: MdxJsxFlowElement | MdxJsxTextElement) => {
      for (const attribute of element.attributes) {
        if (
          attribute.type !== 'mdxJsxAttribute' ||
          attribute.name !== 'icon' ||
          typeof attribute.value !== 'string'
        ) {
          continue;
        }
        const drawing = drawIcon(attribute.value);
        if (!drawing) {
          file.fail(
            `There is no icon "${attribute.value}". All icons: https://tabler.io/icons`,
            element,
          );
        }
        attribute.value = {
          type: 'mdxJsxAttributeValueExpression',
          value: JSON.stringify(drawing),
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              body: [{type: 'ExpressionStatement', expression: valueToEstree(drawing)}],
            },
          },
        };
      }
    });
  };
}
