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
import {ContentError, iconProblem} from '@sitekit/content-check/records';
import {drawIcon, icons} from '../content/icons';
import type {IconDrawing} from '../content/icons';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const isJsx = (node: {type: string}): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The compiled attribute: `icon={[["path", {…}]]}`. */
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
 * Replaces the name in each `icon="rocket"` with the drawing of that icon, so that a page only
 * loads the icons it uses.
 *
 * @throws ContentError at a tag with an unknown icon
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
      const problem = iconProblem(icon.value, icons);
      if (problem) {
        const {line = 1, column = 1} = element.position?.start ?? {};
        throw new ContentError([
          {file: relative(file.cwd, file.path), line, column, severity: 'error', ...problem},
        ]);
      }
      icon.value = drawingExpression(drawIcon(icon.value));
    });
  };
}
