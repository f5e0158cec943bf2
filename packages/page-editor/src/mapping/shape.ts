import {endOf, isElement, startOf} from '@sitekit/content-check';
import type {Page, Range} from '@sitekit/content-check';
import type {Nodes} from 'mdast';

/** What to leave out of a comparison. */
export type Hidden = {
  /** The pieces that are edited. */
  ranges: readonly Range[];
  /** Whether one of them is empty before or after the edit, so that nothing takes its place. */
  isEmpty: boolean;
  /** The code blocks whose code is edited, by a range inside of them. */
  codes: readonly Range[];
  /** The props that are edited, by the start of their tags. */
  props: readonly {element: number; name: string}[];
};

const placeholder = 'edited';

const contains = (outer: Range, inner: Range): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/** What a node says apart from its children and the given props, without offsets. */
export const ownShape = (node: Nodes, withoutProps: readonly string[] = []): object => ({
  ...node,
  position: undefined,
  data: undefined,
  ...(node.data && 'directiveLabel' in node.data && {label: true}),
  ...(isElement(node) && {
    attributes: node.attributes
      .filter((attribute) => !('name' in attribute && withoutProps.includes(attribute.name)))
      .map((attribute) => ({
        name: 'name' in attribute ? attribute.name : undefined,
        value: typeof attribute.value === 'object' ? [attribute.value?.value] : attribute.value,
      })),
  }),
});

/** What a page says outside of what is hidden, without offsets. */
export function shapeOf({tree, file: {text}}: Page, hidden: Hidden): unknown {
  /** Text reaches over the spaces around a piece. */
  const reach = (node: Nodes): Range => {
    const [start, end] = [startOf(node), endOf(node)];
    const raw = text.slice(start, end);
    return node.type === 'text'
      ? {start: start + raw.length - raw.trimStart().length, end: start + raw.trimEnd().length}
      : {start, end};
  };
  const isHidden = (node: Nodes, parent: Nodes): boolean =>
    node.position
      ? hidden.ranges.some((range) => range.start < range.end && contains(range, reach(node)))
      : // Addresses that the parser finds in text leave nodes without positions around them.
        hidden.ranges.some((range) =>
          contains({start: startOf(parent), end: endOf(parent)}, range),
        );

  /** Where pieces are hidden, a placeholder shows what they're inside of. */
  const childrenOf = (parent: Nodes, children: readonly Nodes[]) =>
    children
      .map((child) => (isHidden(child, parent) ? placeholder : child))
      .filter(
        (child, index, all) =>
          child !== placeholder || (!hidden.isEmpty && all[index - 1] !== placeholder),
      );

  const shape = (node: Nodes): unknown => {
    const range = {start: startOf(node), end: endOf(node)};
    const isEditedCode = node.type === 'code' && hidden.codes.some((code) => contains(range, code));
    const edited = hidden.props.filter(({element}) => element === range.start);
    return {
      ...ownShape(
        node,
        edited.map(({name}) => name),
      ),
      ...(isEditedCode && {value: ''}),
      ...('children' in node && {
        children: childrenOf(node, node.children).map((child) =>
          child === placeholder ? child : shape(child),
        ),
      }),
    };
  };
  return shape(tree);
}
