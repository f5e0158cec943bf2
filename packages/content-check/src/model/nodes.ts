import type {Nodes} from 'mdast';

/** A node of a syntax tree, and what it's in, outermost first. */
type Place = {node: Nodes; ancestors: readonly Nodes[]};

const knownTrees = new WeakMap<Nodes, readonly Place[]>();

function walk(node: Nodes, ancestors: readonly Nodes[]): Place[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  const inside = [...ancestors, node];
  return [{node, ancestors}, ...children.flatMap((child) => walk(child, inside))];
}

/**
 * All nodes of a tree in source order, itself first. About twenty rules ask for those of each page,
 * so a tree is walked only once: don't change it.
 */
export function placesIn(tree: Nodes): readonly Place[] {
  const places = knownTrees.get(tree) ?? walk(tree, []);
  knownTrees.set(tree, places);
  return places;
}

/** The nodes of these types in a tree, in source order. Don't change the tree. */
export const nodesOf = <Type extends Nodes['type']>(
  tree: Nodes,
  ...types: readonly Type[]
): Extract<Nodes, {type: Type}>[] =>
  placesIn(tree)
    .map(({node}) => node)
    .filter((node): node is Extract<Nodes, {type: Type}> =>
      (types as readonly string[]).includes(node.type),
    );
