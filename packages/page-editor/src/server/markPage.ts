import {relative, sep} from 'node:path';
import {
  attributeText,
  attributesOf,
  isElement,
  isTextAttribute,
  startOf,
} from '@sitekit/content-check';
import type {JsxElement, Page} from '@sitekit/content-check';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {findProse, isPage, pageOf} from '../sources';
import {mark} from '../marks';
import {editorSite} from './EditorSite';
import type {EditorSite} from './EditorSite';

/** Where images are. Docusaurus turns them into elements without a place, but keeps the objects. */
export type ImageStarts = WeakMap<Nodes, number>;

/** Marks the texts of one page. */
class PageMarker {
  readonly #site: EditorSite;
  readonly #page: Page;

  constructor(site: EditorSite, page: Page) {
    this.#site = site;
    this.#page = page;
  }

  /** A text of the prose at an offset, with its mark. Spaces between components stay as they are. */
  prose(text: string, offset: number): string {
    const target = text.trim() && findProse(this.#page, offset);
    return target ? mark(text, this.#site.id(this.#page.file, target)) : text;
  }

  /** The code below the line that opens its block. */
  code(text: string, offset: number): string {
    return this.prose(text, this.#page.file.text.indexOf('\n', offset) + 1);
  }

  props(element: JsxElement): void {
    const {config} = this.#site;
    for (const attribute of attributesOf(element)) {
      const {name} = attribute;
      const text = attributeText(attribute);
      if (text?.trim() && isTextAttribute(element.name ?? '', name, config)) {
        const target = {kind: 'prop', element: startOf(element), name} as const;
        attribute.value = mark(text, this.#site.id(this.#page.file, target));
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
  const source = site.readIfPossible(path);
  if (source && isPage(source) && source.text === String(file.value)) {
    markTree(tree, new PageMarker(site, pageOf(source, site.config)), imageStarts);
  }
}
