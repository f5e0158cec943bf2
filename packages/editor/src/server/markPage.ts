import {relative} from 'node:path';
import {attributeText, attributesOf, isElement, startOf} from '@sitekit/content-check';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {mark} from '../source-map/marks';
import type {OutlineField} from '../source-map/outline';
import {editorSite} from './EditorSite';
import {posixPath} from './posixPath';

/** Where images are. Docusaurus turns them into elements without a place, but keeps the objects. */
export type ImageStarts = Map<Nodes, number>;

/**
 * Adds marks to the texts of a page that was compiled from its file as it is. A page that is shown
 * as it was before its errors gets none.
 *
 * @param siteDir the project's root
 */
export function markPage(siteDir: string, tree: Root, file: VFile, imageStarts: ImageStarts): void {
  const site = editorSite(siteDir);
  const path = posixPath(relative(siteDir, file.path));
  const isContent = path.startsWith(`${site.config.contentFolder}/`);
  const page = isContent ? site.readIfPossible(path) : undefined;
  if (!page || !page.source.isPage || page.source.text !== String(file.value)) {
    return;
  }
  const texts = page.outline.fields.filter(({isText}) => isText);
  const proseAt = (offset: number) =>
    texts.find(
      ({target, range}) =>
        target.kind === 'prose' && range && range.start <= offset && offset < range.end,
    );
  const propAt = (element: number, name: string) =>
    texts.find(
      ({target}) => target.kind === 'prop' && target.element === element && target.name === name,
    );
  // Spaces between components stay as they are.
  const withMark = (text: string, field: OutlineField | undefined) =>
    field && text.trim() !== '' ? mark(text, site.fieldId(page, field)) : text;

  visit(tree, (node) => {
    const imageStart = imageStarts.get(node);
    const start = imageStart ?? startOf(node);
    if (node.type === 'text' || node.type === 'inlineCode') {
      node.value = withMark(node.value, proseAt(start));
    } else if (node.type === 'code') {
      // The code starts below the line that opens its block.
      node.value = withMark(node.value, proseAt(page.source.text.indexOf('\n', start) + 1));
    } else if (node.type === 'image') {
      node.alt = withMark(node.alt ?? '', proseAt(start));
    } else if (isElement(node)) {
      for (const attribute of attributesOf(node)) {
        const {name} = attribute;
        const isAlt = imageStart !== undefined && name === 'alt';
        const field = isAlt ? proseAt(start) : node.position && propAt(start, name);
        const text = attributeText(attribute);
        attribute.value = field && text !== undefined ? withMark(text, field) : attribute.value;
      }
    }
  });
}
