import {isElement, endOf, startOf} from '@sitekit/content-check';
import type {Page, Range} from '@sitekit/content-check';
import type {Nodes} from 'mdast';
import {isBlank, standsAlone} from './pieces';

/** What an edit changes on a page. */
export type Edited = {
  /** Pieces of Markdown and whole components, in order. */
  ranges?: readonly Range[];
  /** The code of code blocks. */
  codes?: readonly Range[];
  /** Props, by the start of their tags. */
  props?: readonly {element: number; name: string}[];
};

const edited = 'edited';

const contains = (outer: Range, inner: Range): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/**
 * A page as MDX renders it: components on lines of their own aren't in paragraphs, and the spaces
 * between them mean nothing.
 */
export function childrenOf(node: Nodes): Nodes[] {
  const all: readonly Nodes[] = 'children' in node ? node.children : [];
  const isAlone =
    (node.type === 'paragraph' || node.type === 'mdxJsxTextElement') && standsAlone(node);
  return (isAlone ? all.filter((child) => !isBlank(child)) : all).flatMap((child) =>
    child.type === 'paragraph' && standsAlone(child) ? childrenOf(child) : [child],
  );
}

/**
 * What a page says outside of what is edited, without offsets: two pages with the same outline read
 * the same there.
 *
 * @param leavesTraces whether the outline shows where something is edited
 */
export function outlineOf(
  {tree, file: {text}}: Page,
  {ranges = [], codes = [], props = []}: Edited,
  leavesTraces = true,
): string {
  /** Text without the spaces around it, which belong to nothing. */
  const rangeOf = (node: Nodes): Range => {
    const [start, end] = [startOf(node), endOf(node)];
    const raw = text.slice(start, end);
    return node.type === 'text'
      ? {start: start + raw.length - raw.trimStart().length, end: start + raw.trimEnd().length}
      : {start, end};
  };
  const isEdited = (node: Nodes, parent: Nodes): boolean =>
    // The parser finds addresses in text, which leaves nodes without positions.
    ranges.some(
      (range) => range.start < range.end && contains(range, rangeOf(node.position ? node : parent)),
    );

  const outline = (node: Nodes): unknown => {
    const own = Object.entries(node).filter(
      ([name]) => !['position', 'data', 'children', 'attributes', 'value', 'type'].includes(name),
    );
    const written = childrenOf(node).map((child) =>
      isEdited(child, node) ? edited : outline(child),
    );
    const shown = written.filter((child, index) =>
      child === edited ? leavesTraces && written[index - 1] !== edited : true,
    );
    const isEditedCode =
      node.type === 'code' && codes.some((code) => contains(rangeOf(node), code));
    return {
      ...Object.fromEntries(own),
      type: isElement(node) ? 'element' : node.type,
      ...('value' in node && {value: isEditedCode ? edited : node.value}),
      ...(node.data && 'directiveLabel' in node.data && {isLabel: true}),
      ...(isElement(node) && {
        attributes: node.attributes
          .filter(
            (attribute) =>
              !('name' in attribute) ||
              !props.some(
                ({element, name}) => element === startOf(node) && name === attribute.name,
              ),
          )
          .map((attribute) => [
            'name' in attribute ? attribute.name : null,
            typeof attribute.value === 'object' ? [attribute.value?.value] : attribute.value,
          ]),
      }),
      children: shown,
    };
  };
  return JSON.stringify(outline(tree));
}
