import {Schema} from 'prosemirror-model';
import type {DOMOutputSpec, MarkSpec, NodeSpec} from 'prosemirror-model';
import {marks, nodes} from 'prosemirror-schema-basic';
import {bulletList, listItem, orderedList} from 'prosemirror-schema-list';

import {cellsOf} from './table';

/** Which Markdown a place allows. */
export type ProseContent = 'blocks' | 'inline';

/** The table that Markdown is, as a reader sees it. */
function tableOf(markdown: string): DOMOutputSpec | undefined {
  const rows = cellsOf(markdown).map((cells): DOMOutputSpec => [
    'tr',
    ...cells.map((cell): DOMOutputSpec => ['td', cell]),
  ]);
  return rows.length > 0 ? ['table', ['tbody', ...rows]] : undefined;
}

/**
 * Anything else of a page, such as a component: its source can be moved or deleted, not edited.
 * What visitors read there is shown, if that's known.
 */
const chip = (tag: 'span' | 'div', group: 'inline' | 'block'): NodeSpec => ({
  inline: group === 'inline',
  group,
  atom: true,
  attrs: {value: {}, shown: {}},
  parseDOM: [
    {
      tag: `${tag}[data-markdown]`,
      getAttrs: ({dataset, textContent}) => ({value: dataset.markdown, shown: textContent}),
    },
  ],
  toDOM: ({attrs: {value, shown}}) => [
    tag,
    {'data-markdown': value as string, title: value as string},
    tableOf(value as string) ?? (shown as string),
  ],
});

const image: NodeSpec = {
  inline: true,
  group: 'inline',
  draggable: true,
  attrs: {url: {}, alt: {default: ''}},
  toDOM: ({attrs: {url, alt}}) => ['img', {src: url as string, alt: alt as string}],
};

const link: MarkSpec = {
  inclusive: false,
  attrs: {url: {}, title: {default: null}},
  parseDOM: [{tag: 'a[href]', getAttrs: (element) => ({url: element.getAttribute('href')})}],
  toDOM: ({attrs: {url}}) => ['a', {href: url as string}, 0],
};

const schemaFor = (content: ProseContent) =>
  new Schema({
    nodes: {
      doc: {content: content === 'inline' ? 'paragraph' : 'block+'},
      paragraph: {
        ...nodes.paragraph,
        // Pasted headings become paragraphs: a page's headings are places of their own.
        parseDOM: ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({tag})),
      },
      bulletList: {...bulletList, content: 'listItem+', group: 'block'},
      orderedList: {...orderedList, content: 'listItem+', group: 'block'},
      listItem: {...listItem, content: 'paragraph block*'},
      blockChip: chip('div', 'block'),
      text: {group: 'inline'},
      break: nodes.hard_break,
      image,
      chip: chip('span', 'inline'),
    },
    marks: {strong: marks.strong, emphasis: marks.em, link, inlineCode: marks.code},
  });

/** With the names and attributes of Markdown's syntax tree, where there is one. */
export const schemas = {blocks: schemaFor('blocks'), inline: schemaFor('inline')};

/** The nodes and marks of both schemas, by their names. */
export type ProseSchema = (typeof schemas)['blocks'];
