import {Schema} from 'prosemirror-model';
import type {Attrs, DOMOutputSpec} from 'prosemirror-model';

/** Which Markdown a place allows. */
export type ProseContent = 'blocks' | 'inline';

const safeAddress = /^(?:https?:|mailto:|tel:|[/#])/i;

/** Google wraps what is copied in a `<b>` that isn't bold. */
const isBold = (element: HTMLElement): false | null =>
  element.style.fontWeight === 'normal' ? false : null;

/** A picture shows as one; anything else, as its source. */
function chip(tag: 'span' | 'div', source: string): DOMOutputSpec {
  const shared = {'data-markdown': source, title: source, class: 'page-editor-chip'};
  const [, alt, src] = /^!\[(.*?)\]\((\S+?)(?: ".*")?\)$/.exec(source.trim()) ?? [];
  return src === undefined ? [tag, shared, source] : ['img', {...shared, alt, src}];
}

const readChip = (element: HTMLElement): Attrs => ({source: element.dataset.markdown});

/**
 * What rich text can contain. Anything else of a page, such as a component or a comment, is a chip:
 * it keeps its source, and can be moved or deleted, but not edited.
 */
const schemaFor = (content: ProseContent) =>
  new Schema({
    nodes: {
      doc: {content: content === 'inline' ? 'paragraph' : 'block+'},
      paragraph: {
        content: 'inline*',
        group: 'block',
        // Pasted headings become paragraphs: a page's headings are places of their own.
        parseDOM: ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({tag})),
        toDOM: () => ['p', 0],
      },
      bulletList: {
        content: 'listItem+',
        group: 'block',
        attrs: {spread: {default: false}},
        parseDOM: [{tag: 'ul'}],
        toDOM: () => ['ul', 0],
      },
      orderedList: {
        content: 'listItem+',
        group: 'block',
        attrs: {spread: {default: false}, start: {default: 1}},
        parseDOM: [{tag: 'ol'}],
        toDOM: ({attrs}) => ['ol', {start: attrs.start as number}, 0],
      },
      listItem: {
        content: 'paragraph block*',
        attrs: {spread: {default: false}},
        defining: true,
        parseDOM: [{tag: 'li'}],
        toDOM: () => ['li', 0],
      },
      blockChip: {
        group: 'block',
        atom: true,
        attrs: {source: {}},
        parseDOM: [{tag: 'div[data-markdown]', getAttrs: readChip}],
        toDOM: ({attrs}) => chip('div', attrs.source as string),
      },
      text: {group: 'inline'},
      hardBreak: {
        inline: true,
        group: 'inline',
        selectable: false,
        parseDOM: [{tag: 'br'}],
        toDOM: () => ['br'],
      },
      chip: {
        inline: true,
        group: 'inline',
        atom: true,
        attrs: {source: {}},
        parseDOM: [{tag: ':is(span, img)[data-markdown]', getAttrs: readChip}],
        toDOM: ({attrs}) => chip('span', attrs.source as string),
      },
    },
    marks: {
      link: {
        attrs: {href: {}, title: {default: null}},
        inclusive: false,
        parseDOM: [
          {
            tag: 'a[href]',
            getAttrs: (element) => {
              const href = element.getAttribute('href') ?? '';
              return safeAddress.test(href) && {href, title: element.getAttribute('title')};
            },
          },
        ],
        toDOM: ({attrs}) => ['a', {href: attrs.href as string}, 0],
      },
      strong: {
        parseDOM: [
          {tag: 'strong', getAttrs: isBold},
          {tag: 'b', getAttrs: isBold},
          {style: 'font-weight', getAttrs: (weight) => /^(?:bold|[6-9]00)/.test(weight) && null},
        ],
        toDOM: () => ['strong', 0],
      },
      emphasis: {
        parseDOM: [{tag: 'em'}, {tag: 'i'}, {style: 'font-style=italic'}],
        toDOM: () => ['em', 0],
      },
      inlineCode: {
        parseDOM: [{tag: 'code'}],
        toDOM: () => ['code', 0],
      },
    },
  });

export const schemas = {blocks: schemaFor('blocks'), inline: schemaFor('inline')};
