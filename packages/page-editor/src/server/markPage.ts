import {relative, sep} from 'node:path';
import {attributeText, attributesOf, isElement, startOf} from '@sitekit/content-check';
import type {JsxElement} from '@sitekit/content-check';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {mark} from '../marks';
import {isPage} from '../sources';
import type {OutlineField} from '../sources';
import {editorSite} from './EditorSite';
import type {EditorSite, Version} from './EditorSite';

/** Where images are. Docusaurus turns them into elements without a place, but keeps the objects. */
export type ImageStarts = WeakMap<Nodes, number>;

/** Marks the texts of one page. */
class PageMarker {
  readonly #site: EditorSite;
  readonly #page: Version;

  constructor(site: EditorSite, page: Version) {
    this.#site = site;
    this.#page = page;
  }

  #mark(text: string, isShown: (field: OutlineField) => boolean): string {
    const field = this.#page.outline.fields.find((other) => other.isText && isShown(other));
    return field ? mark(text, this.#site.placeId(this.#page, field)) : text;
  }

  /** A text of the prose at an offset, with its mark. Spaces between components stay as they are. */
  prose(text: string, offset: number): string {
    return text.trim() === ''
      ? text
      : this.#mark(text, ({whole}) =>
          Boolean(whole && whole.start <= offset && offset < whole.end),
        );
  }

  /** The code below the line that opens its block. */
  code(text: string, offset: number): string {
    return this.prose(text, this.#page.source.text.indexOf('\n', offset) + 1);
  }

  props(element: JsxElement): void {
    for (const attribute of attributesOf(element)) {
      const text = attributeText(attribute);
      if (text !== undefined) {
        const marked = this.#mark(
          text,
          ({target}) =>
            target.kind === 'prop' &&
            target.element === startOf(element) &&
            target.name === attribute.name,
        );
        attribute.value = marked === text ? attribute.value : marked;
      }
    }
  }

  image(image: JsxElement | (Nodes & {type: 'image'}), offset: number): void {
    if (image.type === 'image') {
      image.alt = this.prose(image.alt ?? '', offset);
      return;
    }
    const alt = attributesOf(image).find(({name}) => name === 'alt');
    if (typeof alt?.value === 'string') {
      alt.value = this.prose(alt.value, offset);
    }
  }
}

function markTree(tree: Root, marker: PageMarker, imageStarts: ImageStarts): void {
  visit(tree, (node) => {
    const imageStart = imageStarts.get(node);
    if (node.type === 'text' || node.type === 'inlineCode') {
      node.value = marker.prose(node.value, startOf(node));
    } else if (node.type === 'code') {
      node.value = marker.code(node.value, startOf(node));
    } else if (imageStart !== undefined && (node.type === 'image' || isElement(node))) {
      marker.image(node, imageStart);
    } else if (isElement(node) && node.position) {
      marker.props(node);
    }
  });
}

/**
 * Adds marks to the texts of a page that was compiled from its file as it is. A page that is shown
 * as it was before its errors gets none.
 *
 * @param siteDir the project's root
 */
export function markPage(siteDir: string, tree: Root, file: VFile, imageStarts: ImageStarts): void {
  const site = editorSite(siteDir);
  const path = relative(siteDir, file.path).split(sep).join('/');
  if (!path.startsWith(`${site.config.contentFolder}/`)) {
    return;
  }
  const page = site.readIfPossible(path);
  if (page && isPage(page.source) && page.source.text === String(file.value)) {
    markTree(tree, new PageMarker(site, page), imageStarts);
  }
}
