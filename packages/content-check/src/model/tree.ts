import type {Definition, Image, Link, Nodes} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import type {Range} from '../Diagnostic';

/* The syntax tree of a page. About twenty rules read it: don't change it. */

/** A node of a syntax tree, and what it's in, outermost first. */
type NodePlace = {node: Nodes; ancestors: readonly Nodes[]};

const knownTrees = new WeakMap<Nodes, readonly NodePlace[]>();

function walk(node: Nodes, ancestors: readonly Nodes[]): NodePlace[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  const inside = [...ancestors, node];
  return [{node, ancestors}, ...children.flatMap((child) => walk(child, inside))];
}

/** All nodes of a tree in source order, itself first. A tree is walked only once. */
export function placesIn(tree: Nodes): readonly NodePlace[] {
  const places = knownTrees.get(tree) ?? walk(tree, []);
  knownTrees.set(tree, places);
  return places;
}

/** The nodes of these types in a tree, in source order. */
export const nodesOf = <Type extends Nodes['type']>(
  tree: Nodes,
  ...types: readonly Type[]
): Extract<Nodes, {type: Type}>[] =>
  placesIn(tree)
    .map(({node}) => node)
    .filter((node): node is Extract<Nodes, {type: Type}> =>
      (types as readonly string[]).includes(node.type),
    );

type Positioned = {position?: Nodes['position']};

export const startOf = ({position}: Positioned): number => position?.start.offset ?? 0;

export const endOf = ({position}: Positioned): number => position?.end.offset ?? 0;

export const rangeOf = (node: Positioned): Range => ({start: startOf(node), end: endOf(node)});

/** Where the address of a link or a picture is in its Markdown; undefined when it's written with escapes. */
export function addressRange(text: string, node: Link | Image | Definition): Range | undefined {
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  const from = last ? endOf(last) : text.indexOf(']', startOf(node));
  const start = text.indexOf(node.url, from);
  const end = start + node.url.length;
  return start !== -1 && end <= endOf(node) ? {start, end} : undefined;
}

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The elements of a tree, in source order. */
export const elementsOf = (tree: Nodes): JsxElement[] =>
  nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement');

/** Whether a node is a comment in braces. */
export const isComment = (node: Nodes): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  node.data?.estree?.body.length === 0;

/** The value of an attribute: text, a number, a boolean; undefined if it's computed when the page is built. */
export function attributeValue({value}: MdxJsxAttribute): unknown {
  if (typeof value !== 'object' || value === null) {
    // `loop` alone is `loop={true}`.
    return value ?? true;
  }
  try {
    return /^(['"`])([^'"`\\$]*)\1$/.exec(value.value.trim())?.[2] ?? JSON.parse(value.value);
  } catch {
    return undefined;
  }
}

/** The text of an attribute, whether it is written `a="text"` or `a={'text'}`. */
export function attributeText(attribute: MdxJsxAttribute): string | undefined {
  const value = attributeValue(attribute);
  return typeof value === 'string' ? value : undefined;
}

export const isAttribute = (
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute';

export const attributesOf = (element: JsxElement): MdxJsxAttribute[] =>
  element.attributes.filter(isAttribute);

export const findAttribute = (element: JsxElement, name: string): MdxJsxAttribute | undefined =>
  attributesOf(element).find((attribute) => attribute.name === name);
