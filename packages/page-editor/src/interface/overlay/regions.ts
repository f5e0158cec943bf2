/** The nodes of the document that show places, and which. */
export type MarkedNodes = {
  nodes: ReadonlySet<Node>;
  placesOf: (node: Node) => readonly number[];
};

/** A part of the page that shows one place or one block. */
export type Region = {
  /** The place or the block. */
  id: number;
  /** The largest element that shows nothing else. */
  extent: Element;
  /** What it shows of the place or block, in document order. */
  nodes: Node[];
};

type Options = {
  /** The places or blocks that a marked node belongs to. */
  idsOf: (node: Node) => readonly number[];
  /** Whether an element with its own text belongs to that text, whatever else is inside. */
  ownsMixedContent: boolean;
};

const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;

const inOrder = (a: Node, b: Node): number =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Finds the parts of the page that belong to one place, or to one block. */
export function findRegions(
  marked: ReadonlySet<Node>,
  body: Element,
  {idsOf, ownsMixedContent}: Options,
): Region[] {
  const nodes = [...marked].filter((node) => body.contains(node)).sort(inOrder);
  const ancestors = new Set<Node>();
  for (const node of nodes) {
    for (let parent = node.parentNode; parent && !ancestors.has(parent);) {
      ancestors.add(parent);
      parent = parent.parentNode;
    }
  }

  const answers = new Map<number, Map<Node, boolean>>();
  /** Whether a node shows only the place or block. */
  const belongsTo = (node: Node, id: number): boolean => {
    const known = answers.get(id) ?? new Map<Node, boolean>();
    answers.set(id, known);
    const answer = known.get(node) ?? compute(node, id);
    known.set(node, answer);
    return answer;
  };
  const compute = (node: Node, id: number): boolean => {
    if (marked.has(node) && !idsOf(node).includes(id)) {
      return false;
    }
    if (isText(node)) {
      return true;
    }
    const children = [...node.childNodes].filter(
      (child) => marked.has(child) || ancestors.has(child),
    );
    const hasOwnText = children.some((child) => isText(child) && idsOf(child).includes(id));
    return (ownsMixedContent && hasOwnText) || children.every((child) => belongsTo(child, id));
  };

  const regions = new Map<string, Region>();
  const numbers = new Map<Element, number>();
  for (const node of nodes) {
    for (const id of new Set(idsOf(node))) {
      let extent = isText(node) ? node.parentElement : (node as Element);
      let parent = extent?.parentElement;
      while (parent && parent !== body && belongsTo(parent, id)) {
        extent = parent;
        parent = extent.parentElement;
      }
      if (extent) {
        const number = numbers.get(extent) ?? numbers.size;
        numbers.set(extent, number);
        const region = regions.get(`${id} ${number}`) ?? {id, extent, nodes: []};
        region.nodes.push(node);
        regions.set(`${id} ${number}`, region);
      }
    }
  }
  return [...regions.values()];
}

/** The smallest element that contains all nodes. */
export function commonElement(nodes: readonly Node[]): Element | null {
  const [first] = nodes;
  let element = first && (isText(first) ? first.parentElement : (first as Element));
  while (element && !nodes.every((node) => element?.contains(node))) {
    element = element.parentElement;
  }
  return element ?? null;
}
