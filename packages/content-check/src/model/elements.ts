import type {Nodes} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import type {Expression} from 'estree';
import {nodesOf} from './nodes';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const startOf = (node: {position?: Nodes['position']}): number =>
  node.position?.start.offset ?? 0;

export const endOf = (node: {position?: Nodes['position']}): number =>
  node.position?.end.offset ?? 0;

/** The elements of a tree, in source order. Don't change the tree. */
export const elementsOf = (tree: Nodes): JsxElement[] =>
  nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement');

/** The value of an attribute: text, a constant, or something computed when the page is built. */
export type AttributeValue =
  | {kind: 'text'; text: string}
  | {kind: 'constant'; value: unknown}
  | {kind: 'computed'};

function constantOf(expression: Expression): AttributeValue {
  if (expression.type === 'Literal') {
    return {kind: 'constant', value: expression.value};
  }
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return {kind: 'constant', value: expression.quasis[0]?.value.cooked ?? ''};
  }
  if (expression.type === 'UnaryExpression' && expression.operator === '-') {
    const inner = expression.argument.type === 'Literal' ? expression.argument.value : undefined;
    return typeof inner === 'number' ? {kind: 'constant', value: -inner} : {kind: 'computed'};
  }
  return {kind: 'computed'};
}

/** `loop` alone is `loop={true}`. */
export function attributeValue({value}: MdxJsxAttribute): AttributeValue {
  if (value === null || value === undefined) {
    return {kind: 'constant', value: true};
  }
  if (typeof value === 'string') {
    return {kind: 'text', text: value};
  }
  const statement = value.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement'
    ? constantOf(statement.expression)
    : {kind: 'computed'};
}

/** The text of an attribute, whether it is written `a="text"` or `a={'text'}`. */
export function attributeText(attribute: MdxJsxAttribute): string | undefined {
  const value = attributeValue(attribute);
  if (value.kind === 'text') {
    return value.text;
  }
  return value.kind === 'constant' && typeof value.value === 'string' ? value.value : undefined;
}

export const isAttribute = (
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute';

export const attributesOf = (element: JsxElement): MdxJsxAttribute[] =>
  element.attributes.filter(isAttribute);

export const findAttribute = (element: JsxElement, name: string): MdxJsxAttribute | undefined =>
  attributesOf(element).find((attribute) => attribute.name === name);
