import Slugger from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Removes and returns the id in a comment at a heading's end: `## Title {/* #id *\/}`. */
function takeId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const [, id] =
    last?.type === 'mdxTextExpression' ? (/^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value) ?? []) : [];
  if (id !== undefined) {
    heading.children.pop();
    const text = heading.children.at(-1);
    if (text?.type === 'text') {
      text.value = text.value.trimEnd();
    }
  }
  return id;
}

/** Gives each heading an id and wraps the page's title in a `<header>`, as Docusaurus does. */
export default function remarkHeadings() {
  return (tree: Root): void => {
    const slugger = new Slugger();
    let first = true;
    visit(tree, 'heading', (heading, index, parent) => {
      const id = takeId(heading) ?? slugger.slug(toString(heading));
      heading.data = {...heading.data, hProperties: {id}};
      if (first && heading.depth === 1 && parent && index !== undefined) {
        parent.children[index] = {
          type: 'mdxJsxFlowElement',
          name: 'header',
          attributes: [],
          children: [heading],
        };
      }
      first = false;
    });
  };
}
