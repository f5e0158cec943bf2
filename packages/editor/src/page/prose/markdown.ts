import type {BlockContent, Link, Nodes, PhrasingContent, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Extension} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown, mdxToMarkdown} from 'mdast-util-mdx';
import {defaultHandlers, toMarkdown} from 'mdast-util-to-markdown';
import type {Handle, Options} from 'mdast-util-to-markdown';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';
import {Fragment} from 'prosemirror-model';
import type {Mark, Node as ProseNode} from 'prosemirror-model';
import {schemas} from './schema';
import type {ProseContent, ProseSchema} from './schema';

/** Addresses with backslashes stay text, as in the check: the search leaves nodes without positions. */
const withoutSearch = (extensions: readonly Extension[]) =>
  extensions.map((extension) => ({...extension, transforms: []}));

/** Makes a heading of a place of one line: what follows can't start a list. */
const inlinePrefix = '# ';

/** Reads Markdown into a document. What rich text can't express becomes a chip with its source. */
function read(markdown: string, schema: ProseSchema): ProseNode[] {
  const {nodes, marks} = schema;
  const sourceOf = ({position}: Nodes) =>
    markdown.slice(position?.start.offset, position?.end.offset);

  const inline = (node: PhrasingContent, around: readonly Mark[]): ProseNode[] => {
    const within = (mark: Mark, children: readonly PhrasingContent[]) =>
      children.flatMap((child) => inline(child, mark.addToSet(around)));
    switch (node.type) {
      case 'text':
        return [schema.text(node.value, around)];
      case 'emphasis':
      case 'strong':
        return within(marks[node.type].create(), node.children);
      case 'inlineCode':
        return [schema.text(node.value, marks.inlineCode.create().addToSet(around))];
      case 'break':
        return [nodes.break.create()];
      case 'image':
        return [nodes.image.create({url: node.url, alt: node.alt}, null, around)];
      case 'link':
        // Not an address that is a link by itself.
        if (sourceOf(node).startsWith('[')) {
          return within(marks.link.create({url: node.url, title: node.title}), node.children);
        }
    }
    return [nodes.chip.create({value: sourceOf(node)}, null, around)];
  };

  const block = (node: RootContent): ProseNode => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      return nodes.paragraph.create(
        null,
        node.children.flatMap((child) => inline(child, [])),
      );
    }
    if (node.type === 'list') {
      const items = node.children.map(({children}) =>
        nodes.listItem.create(null, children.map(block)),
      );
      return node.ordered
        ? nodes.orderedList.create({order: node.start}, items)
        : nodes.bulletList.create(null, items);
    }
    return nodes.blockChip.create({value: sourceOf(node)});
  };
  const {children} = fromMarkdown(markdown, {
    extensions: [gfm(), mdxjs()],
    mdastExtensions: [withoutSearch(gfmFromMarkdown()), mdxFromMarkdown()],
  });
  return children.map(block);
}

/** With spaces at the edges of bold, italic and linked text outside of it, and without those at the ends. */
function withoutOuterSpaces(nodes: readonly ProseNode[]): ProseNode[] {
  return nodes.flatMap((node, index) => {
    const {text, marks, type} = node;
    if (text === undefined || marks.some((mark) => mark.type.name === 'inlineCode')) {
      return [node];
    }
    const words = text.trim();
    const start = text.length - text.trimStart().length;
    const parts = [text.slice(0, start), words, text.slice(start + words.length)];
    const around = [nodes[index - 1], node, nodes[index + 1]];
    return parts.flatMap((part, side) => {
      const other = around[side];
      const shared = marks.filter((mark) => other && mark.isInSet(other.marks));
      return part !== '' && other ? [type.schema.text(part, shared)] : [];
    });
  });
}

/** Without what Markdown can't express: outer spaces, empty paragraphs and items, lists in a row. */
function tidied(nodes: readonly ProseNode[]): ProseNode[] {
  const tidy = (node: ProseNode) =>
    node.copy(Fragment.from((node.isTextblock ? withoutOuterSpaces : tidied)(node.children)));
  return nodes
    .map((node) => (node.isLeaf ? node : tidy(node)))
    .filter(({isLeaf, childCount}) => isLeaf || childCount > 0)
    .reduce<ProseNode[]>((joined, node) => {
      const last = joined.at(-1);
      return last?.type === node.type && node.type.name.endsWith('List')
        ? [...joined.slice(0, -1), last.copy(last.content.append(node.content))]
        : [...joined, node];
    }, []);
}

const leaf = ({type, attrs, text}: ProseNode): PhrasingContent =>
  ({
    type: type.name === 'chip' ? 'html' : type.name,
    ...attrs,
    ...(text !== undefined && {value: text}),
  }) as PhrasingContent;

const marked = ({type, attrs}: Mark, inside: readonly ProseNode[]): PhrasingContent =>
  type.name === 'inlineCode'
    ? {type: 'inlineCode', value: inside.map(({text}) => text ?? '').join('')}
    : ({type: type.name, ...attrs, children: phrasing(inside)} as PhrasingContent);

/** Nests marks, those of the longest text outside: `*a **b** c*`. */
function phrasing(nodes: readonly ProseNode[]): PhrasingContent[] {
  const [first] = nodes;
  const isCode = ({type}: Mark) => Number(type.name === 'inlineCode');
  const [widest] = (first?.marks ?? [])
    .map((mark) => {
      const end = nodes.findIndex(({marks}) => !mark.isInSet(marks));
      return {mark, length: end === -1 ? nodes.length : end};
    })
    // In code, nothing else is Markdown.
    .sort((a, b) => isCode(a.mark) - isCode(b.mark) || b.length - a.length);
  if (!first || !widest) {
    return first ? [leaf(first), ...phrasing(nodes.slice(1))] : [];
  }
  const {mark, length} = widest;
  const inside = nodes.slice(0, length).map((node) => node.mark(mark.removeFromSet(node.marks)));
  return [marked(mark, inside), ...phrasing(nodes.slice(length))];
}

/** A character that no page has. */
const ampersand = '\uE000';

/** Links as authors write them: a "&" of an address needs a backslash only in what looks like `&lt;`. */
const writeLink: Handle = (node: Link, parent, state, info) => {
  const url = node.url.replace(/&(?!#?\w+;)/g, ampersand);
  return defaultHandlers.link({...node, url}, parent, state, info).replaceAll(ampersand, '&');
};

/** What an author writes where Markdown has a choice. */
type Style = Options & {
  /** Whether there are blank lines between the items of lists. */
  spread: boolean;
};

function block(node: ProseNode, style: Style): RootContent {
  const {spread} = style;
  const {order = null, value} = node.attrs as {order?: number; value: string};
  switch (node.type.name) {
    case 'bulletList':
    case 'orderedList': {
      const items = node.children.map((item) => ({
        type: 'listItem' as const,
        spread,
        children: item.children.map((child) => block(child, style)) as BlockContent[],
      }));
      return {type: 'list', ordered: order !== null, start: order, spread, children: items};
    }
    case 'blockChip':
      return {type: 'html', value};
    default:
      return {type: 'paragraph', children: phrasing(node.children)};
  }
}

function write(document: ProseNode, content: ProseContent, style: Style): string {
  const nodes = tidied(document.children);
  const [first] = nodes;
  if (content === 'blocks' || !first) {
    const children = nodes.map((child) => block(child, style));
    return toMarkdown({type: 'root', children}, style).trimEnd();
  }
  const heading = toMarkdown(
    {type: 'heading', depth: 1, children: phrasing(first.children)},
    style,
  );
  return heading.replace(/^# ?/, '').trimEnd();
}

/** A text that can be edited as rich text. */
export type RichText = {
  document: ProseNode;
  /** Writes a later version of the document in the style of the text. */
  write: (document: ProseNode) => string;
};

/**
 * Reads Markdown into a rich text.
 *
 * @returns undefined if writing it again wouldn't give exactly the same text
 */
export function readRichText(markdown: string, content: ProseContent): RichText | undefined {
  const text = markdown.trim();
  const before = markdown.slice(0, markdown.indexOf(text));
  const after = markdown.slice(before.length + text.length);
  const style: Options = {
    bullet: /^[ \t]*\*[ \t]/m.test(text) ? '*' : '-',
    emphasis: /(?:^|[\s([])_\S/m.test(text) ? '_' : '*',
    listItemIndent: 'one',
    extensions: [gfmToMarkdown(), mdxToMarkdown()],
    handlers: {link: writeLink},
  };
  try {
    const schema = schemas[content];
    const prefix = content === 'inline' ? inlinePrefix : '';
    const document = schema.topNodeType.createAndFill(null, read(prefix + text, schema));
    document?.check();
    const richText = (spread: boolean) =>
      document && {
        document,
        write: (changed: ProseNode) => before + write(changed, content, {...style, spread}) + after,
      };
    return [richText(false), richText(true)]
      .filter((candidate) => candidate !== null)
      .find((candidate) => candidate.write(candidate.document) === markdown);
  } catch {
    // It isn't valid Markdown, or has parts that only Markdown can express.
    return undefined;
  }
}
