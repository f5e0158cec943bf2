import {relative} from 'node:path';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'mdast';
import type {
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {allIcons, drawIcon} from '../content/icons';
import type {IconDrawing} from '../content/icons';
import {ContentError} from '@sitekit/content-check/records';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const isJsx = (node: {type: string}): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** What stands in the compiled page: `icon={[["path", {…}]]}`. */
function drawingExpression(drawing: IconDrawing): MdxJsxAttributeValueExpression {
  return {
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

/**
 * Replaces the name in each `icon="rocket"` by the drawing of that icon,
 * so that a page carries the icons that it shows and no others.
 *
 * @throws ContentError at the tag whose icon does not exist
 */
export default function remarkIcons() {
  return (tree: Root, file: VFile): void => {
    visit(tree, isJsx, (element: JsxElement) => {
      const icon = element.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'icon',
      );
      if (typeof icon?.value !== 'string') {
        return;
      }
      const drawing = drawIcon(icon.value);
      if (!drawing) {
        const {line = 1, column = 1} = element.position?.start ?? {};
        throw new ContentError([
          {
            file: relative(file.cwd, file.path),
            line,
            column,
            severity: 'error',
            message: `The icon "${icon.value}" doesn't exist.`,
            hint: allIcons,
          },
        ]);
      }
      icon.value = drawingExpression(drawing);
    });
  };
}
