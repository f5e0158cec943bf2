import {relative, sep} from 'node:path';
import {
  attributeText,
  attributesOf,
  isElement,
  isTextAttribute,
  startOf,
} from '@sitekit/content-check';
import type {JsxElement, SourceFile} from '@sitekit/content-check';
import type {Nodes, Root} from 'mdast';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {findProse} from '../mapping';
import {mark} from '../marks';
import {editorSite} from './EditorSite';
import type {EditorSite} from './EditorSite';

export type RemarkMarksOptions = {
  /** The project's root. */
  siteDir: string;
};

/** Where images are. Docusaurus turns them into elements without a place, but keeps the objects. */
type ImageStarts = WeakMap<Nodes, number>;

/** Marks the texts of one page. */
class PageMarker {
  readonly #site: EditorSite;
  readonly #source: SourceFile;

  constructor(site: EditorSite, source: SourceFile) {
    this.#site = site;
    this.#source = source;
  }

  /** A text of the prose at an offset, with its mark. Spaces between components stay as they are. */
  prose(text: string, offset: number): string {
    const target = text.trim() && findProse(this.#site.page(this.#source), offset);
    return target ? mark(text, this.#site.registry.placeId(this.#source, target)) : text;
  }

  props(element: JsxElement): void {
    const {config, registry} = this.#site;
    const {name: component} = element;
    if (!config.components.some(({name}) => name === component)) {
      return;
    }
    for (const attribute of attributesOf(element)) {
      const {name} = attribute;
      const text = attributeText(attribute);
      if (text?.trim() && isTextAttribute(component ?? '', name, config)) {
        const target = {kind: 'prop', element: startOf(element), name} as const;
        attribute.value = mark(text, registry.placeId(this.#source, target));
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

function markPage(tree: Root, marker: PageMarker, imageStarts: ImageStarts): void {
  visit(tree, (node) => {
    const imageStart = imageStarts.get(node);
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      node.value = marker.prose(node.value, startOf(node));
    } else if (imageStart !== undefined && (node.type === 'image' || isElement(node))) {
      marker.image(node, imageStart);
    } else if (isElement(node) && node.position) {
      marker.props(node);
    }
  });
}

/**
 * For the development server: adds marks to the texts of pages, so that the editor knows where each
 * is written. It comes after all other plugins: they see the texts without marks. A page that is
 * shown as it was before its errors has no marks.
 */
export default function remarkMarks(this: Processor, {siteDir}: RemarkMarksOptions) {
  const site = editorSite(siteDir);
  const imageStarts: ImageStarts = new WeakMap();
  const data = this.data();
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    {
      transforms: [
        (tree) => visit(tree, 'image', (image) => void imageStarts.set(image, startOf(image))),
      ],
    },
  ];

  return (tree: Root, file: VFile): void => {
    const path = relative(siteDir, file.path).split(sep).join('/');
    if (!path.startsWith(`${site.config.contentFolder}/`)) {
      return;
    }
    const source = site.readIfPossible(path);
    if (source?.text === String(file.value)) {
      markPage(tree, new PageMarker(site, source), imageStarts);
    }
  };
}
