import {createSlugger} from '@docusaurus/utils/lib/slugger';
import type {Nodes} from 'mdast';
import type {ComponentDoc} from './components';
import {attributeValue, elementsOf, findAttribute} from './model/tree';
import type {JsxElement} from './model/tree';

/** A component that links can lead to. */
type ComponentAnchor = {element: JsxElement; id: string; text: string};

/** The text or number of an attribute. */
function valueOf(element: JsxElement, name: string): string | undefined {
  const attribute = findAttribute(element, name);
  const value = attribute && attributeValue(attribute);
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
}

/**
 * The anchors of the components on a page, in order, made of the props with `@anchor`.
 *
 * @param headingIds the anchors of the page's Markdown headings, which components don't repeat
 */
export function componentAnchors(
  tree: Nodes,
  components: readonly ComponentDoc[],
  headingIds: readonly string[],
): ComponentAnchor[] {
  const slugger = createSlugger();
  headingIds.forEach((id) => slugger.slug(id, {maintainCase: true}));
  const anchors: ComponentAnchor[] = [];
  for (const element of elementsOf(tree)) {
    const doc = components.find(({name}) => name === element.name);
    for (const {name, anchor} of doc?.props ?? []) {
      const value = valueOf(element, name);
      if (anchor !== undefined && value !== undefined) {
        const ownId = anchor === '' ? valueOf(element, 'id') : anchor.replace('{}', value);
        const id = ownId ?? slugger.slug(value);
        anchors.push({element, id, text: valueOf(element, 'title') ?? value});
      }
    }
  }
  return anchors;
}
