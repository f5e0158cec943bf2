import {Schema} from 'prosemirror-model';
import type {NodeSpec} from 'prosemirror-model';
import {marks, nodes} from 'prosemirror-schema-basic';
import {bulletList, listItem, orderedList} from 'prosemirror-schema-list';

/** Which Markdown a place allows. */
export type ProseContent = 'blocks' | 'inline';

/** Anything else of a page, such as a component: its source can be moved or deleted, not edited. */
const chip = (tag: 'span' | 'div', group: 'inline' | 'block'): NodeSpec => ({
  inline: group === 'inline',
  group,
  atom: true,
  attrs: {source: {}},
  parseDOM: [
    {tag: `${tag}[data-markdown]`, getAttrs: (element) => ({source: element.dataset.markdown})},
  ],
  toDOM: ({attrs}) => [tag, {'data-markdown': attrs.source as string}, attrs.source as string],
});

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
      image: nodes.image,
      chip: chip('span', 'inline'),
    },
    marks: {strong: marks.strong, emphasis: marks.em, link: marks.link, inlineCode: marks.code},
  });

/** Named like the types of Markdown's syntax tree, where there is one. */
export const schemas = {blocks: schemaFor('blocks'), inline: schemaFor('inline')};

/** The nodes and marks of both schemas, by their names. */
export type ProseSchema = (typeof schemas)['blocks'];
