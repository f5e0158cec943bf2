import {relative} from 'node:path';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {allIcons, drawIcon} from '../content/icons';
import {ContentError} from '../content/problem';

const isJsx = (node: {type: string}): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/**
 * Replaces the name in each `icon="rocket"` by the drawing of that icon,
 * so that a page carries the icons that it shows and no others.
 *
 * @throws ContentError at the tag whose icon does not exist
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
          const {line = 1, column = 1} = element.position?.start ?? {};
          throw new ContentError([
            {
              file: relative(file.cwd, file.path),
              line,
              column,
              message: `There is no icon "${attribute.value}".`,
              mend: allIcons,
            },
          ]);
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
