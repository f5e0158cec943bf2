/** An element of Playwright's accessibility snapshot, as JSON. */
export type AriaElement = {
  role: string;
  name?: string;
  text?: string;
  children?: AriaNode[];
  /** Of a heading. */
  level?: number;
  /** Where a link leads, as the page has it. */
  url?: string;
  checked?: boolean | 'mixed';
  disabled?: boolean;
  expanded?: boolean;
  pressed?: boolean | 'mixed';
  selected?: boolean;
};
export type AriaNode = AriaElement | string;

export const isElement = (node: AriaNode): node is AriaElement => typeof node !== 'string';

/** The elements of a snapshot in reading order, with their descendants. */
export const elementsOf = (nodes: readonly AriaNode[]): AriaElement[] =>
  nodes.filter(isElement).flatMap((element) => [element, ...elementsOf(element.children ?? [])]);

const numberOf = (item: AriaNode | undefined): number =>
  item && isElement(item) && typeof item.children?.[0] === 'string'
    ? Number(item.children[0])
    : NaN;

/** A number that starts an item of a list is a year from here on. */
const firstYear = 1000;

/**
 * Whether these are the consecutive numbers of items, in any order: each item can keep its own. They
 * needn't start with 1, because a list can continue the numbers of another one.
 */
function areItemNumbers(numbers: readonly number[]): boolean {
  const sorted = numbers.toSorted((a, b) => a - b);
  const first = Number(sorted[0]);
  return first < firstYear && sorted.every((number, index) => number === first + index);
}

/** A copy without the numbers of the items in lists, such as those of steps. */
export function withoutNumbers(nodes: readonly AriaNode[]): AriaNode[] {
  return nodes.map((node) => {
    if (!isElement(node) || !node.children) {
      return node;
    }
    const {children} = node;
    const isNumbered =
      node.role === 'list' && children.length > 1 && areItemNumbers(children.map(numberOf));
    const items = isNumbered ? children.filter(isElement) : [];
    const parts = items.map((item) => ({...item, children: item.children?.slice(1)}));
    return {...node, children: withoutNumbers(isNumbered ? parts : children)};
  });
}
