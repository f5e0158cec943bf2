import {isElement, SourceFile, startOf} from '@sitekit/content-check';
import type {ContentConfig, Page} from '@sitekit/content-check';
import {applyEdits} from './applyEdits';
import {propValue} from './attributes';
import {distinct} from './blockText';
import {changeSiblings, nameOf, surroundingsOf} from './changeSiblings';
import type {Change, Surroundings} from './changeSiblings';
import {EditError} from './EditError';
import {flatShape, flatTreeOf} from './flatTree';
import type {Flat} from './flatTree';
import {countingProps, elementsNamed, renumber} from './numbering';
import type {TargetBlockEdit, TargetEdit} from './Target';
import {needPage} from './yaml';

/** The indexes that lead from the root of a page to a node. */
const pathTo = (flat: Flat): number[] =>
  flat.parent ? [...pathTo(flat.parent), flat.parent.children.indexOf(flat)] : [];

const nodeAt = (tree: Flat, path: readonly number[]): Flat | undefined =>
  path.reduce<Flat | undefined>((flat, index) => flat?.children[index], tree);

/**
 * The parent in the new page.
 *
 * @throws EditError when more than its children changed, or they changed in another way
 */
function verify({page, parent}: Surroundings, after: Page, {order, added}: Change): Flat {
  const [oldTree, newTree] = [flatTreeOf(page), flatTreeOf(after)];
  const newParent = nodeAt(newTree, pathTo(parent));
  const shapes = (flat: Flat) => flat.children.map((child) => JSON.stringify(flatShape(child)));
  const newShapes = newParent ? shapes(newParent) : [];
  const last = newParent?.children[(added?.index ?? 0) + (added?.count ?? 0) - 1];
  if (added) {
    newShapes.splice(added.index, added.count);
  }
  const oldShapes = shapes(parent);
  const isAsExpected =
    newParent !== undefined &&
    after.unread.length <= page.unread.length &&
    after.file.text.startsWith(page.file.text.slice(0, page.frontMatter.end)) &&
    (!added || (last && nameOf(last) === added.name)) &&
    newShapes.join('\n') === order.map((index) => oldShapes[index]).join('\n') &&
    JSON.stringify(flatShape(oldTree, parent)) === JSON.stringify(flatShape(newTree, newParent));
  if (!isAsExpected) {
    throw new EditError('This can’t be done here. Edit the file instead.');
  }
  return newParent;
}

/** The edits that give an added component its own title and the like. */
function distinguish(parent: Flat, index: number, {components}: ContentConfig): TargetEdit[] {
  const {node} = parent.children[index] ?? parent;
  if (!isElement(node)) {
    return [];
  }
  const others = elementsNamed(node.name ?? '', parent).filter((other) => other !== node);
  const props = components.find(({name}) => name === node.name)?.props ?? [];
  return props
    .filter(({isUnique}) => isUnique)
    .flatMap(({name}): TargetEdit[] => {
      const value = propValue(node, name);
      const isFree = (text: string) => others.every((other) => propValue(other, name) !== text);
      return typeof value === 'string' && !isFree(value)
        ? [
            {
              target: {kind: 'prop', element: startOf(node), name},
              value: distinct(value, isFree),
            },
          ]
        : [];
    });
}

/**
 * Moves, duplicates or deletes a component, or inserts one next to it.
 *
 * @throws EditError when that isn't possible
 */
export function editElement(
  file: SourceFile,
  start: number,
  edit: TargetBlockEdit,
  config: ContentConfig,
): string {
  const page = needPage(file, config);
  const around = surroundingsOf(page, start);
  const changed = changeSiblings(around, edit, config);
  const edited = new SourceFile(file.path, file.contentsWith(changed.text));
  const newParent = verify(around, needPage(edited, config), changed);
  const {added} = changed;
  const name = added?.name ?? nameOf(around.own.element);
  const counting = countingProps(elementsNamed(name, around.parent));
  return applyEdits(
    edited,
    [
      ...renumber(elementsNamed(name, newParent), counting),
      ...(added ? distinguish(newParent, added.index + added.count - 1, config) : []),
    ],
    config,
  );
}
