import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';
import type {OutlineField} from '../../source-map/outline';

/** Stands for what a component or code shows. */
const computed = '…';

/** Nodes that begin on a line of their own. */
const blocks = ['paragraph', 'heading', 'list', 'listItem', 'blockquote', 'code'];

/** What a visitor reads of Markdown. */
function plainText(node: Nodes, hasAddresses: boolean): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'image':
      return [node.alt, hasAddresses && `(${node.url})`].filter(Boolean).join(' ');
    case 'break':
      return '\n';
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return /^\s*\/\*[^]*\*\/\s*$/.test(node.value) ? '' : computed;
  }
  if (!('children' in node)) {
    return '';
  }
  if (node.children.length === 0) {
    return node.type.startsWith('mdxJsx') ? computed : '';
  }
  const text = node.children
    .map((child) => plainText(child, hasAddresses) + (blocks.includes(child.type) ? '\n' : ''))
    .join('')
    .trim();
  return node.type === 'link' && hasAddresses ? `${text} (${node.url})` : text;
}

function markdownAsRead(markdown: string, hasAddresses: boolean): string {
  try {
    const tree = fromMarkdown(markdown, {
      extensions: [gfm(), mdxjs()],
      mdastExtensions: [gfmFromMarkdown(), mdxFromMarkdown()],
    });
    return plainText(tree, hasAddresses);
  } catch {
    // A part of a line that isn't Markdown on its own.
    return markdown;
  }
}

function valueAsRead({type, value}: OutlineField, hasAddresses: boolean): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  const text = String(value ?? '');
  return type.kind === 'blocks' || type.kind === 'inline'
    ? markdownAsRead(text, hasAddresses)
    : text;
}

/** Two values of a field as visitors read them; with the addresses of links if only those differ. */
export function asRead(before: OutlineField, after: OutlineField) {
  const [old = '', current = ''] = [before, after].map((field) => valueAsRead(field, false));
  if (old !== current) {
    return {before: old, after: current, isSame: false};
  }
  const [from = '', to = ''] = [before, after].map((field) => valueAsRead(field, true));
  return from === to
    ? {before: old, after: current, isSame: true}
    : {before: from, after: to, isSame: false};
}
