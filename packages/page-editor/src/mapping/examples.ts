import {isElement, readPage, SourceFile} from '@sitekit/content-check';
import type {ComponentDoc, ContentConfig} from '@sitekit/content-check';
import {flatTreeOf} from './flatTree';
import type {Flat} from './flatTree';

const areComplete = new WeakMap<ComponentDoc, boolean>();

/** Whether a component's example is the component and nothing else. */
function isComplete(doc: ComponentDoc): boolean {
  const known = areComplete.get(doc);
  if (known !== undefined) {
    return known;
  }
  const page = readPage(new SourceFile('example.mdx', doc.example), {contentFolder: ''});
  const [first, ...others] = flatTreeOf(page).children;
  const answer =
    first !== undefined &&
    others.length === 0 &&
    isElement(first.node) &&
    first.node.name === doc.name;
  areComplete.set(doc, answer);
  return answer;
}

/** The component that something is directly inside of. */
const ownerOf = (flat: Flat | undefined): Flat | undefined =>
  !flat || isElement(flat.node) ? flat : ownerOf(flat.parent);

/** The components that can be inserted in a parent. */
export function insertableIn(parent: Flat, {components}: ContentConfig): string[] {
  const owner = ownerOf(parent);
  const name = owner && isElement(owner.node) ? owner.node.name : undefined;
  const container = components.find((component) => component.name === name);
  const isInLine = parent.node.type === 'mdxJsxTextElement';
  return components
    .filter(
      (doc) =>
        (!container?.canContain || container.canContain.includes(doc.name)) &&
        (!doc.belongsIn || doc.belongsIn.includes(name ?? '')) &&
        !(isInLine && doc.example.includes('\n')) &&
        isComplete(doc),
    )
    .map((doc) => doc.name);
}
