import type {Root} from 'mdast';
import {findAndReplace} from 'mdast-util-find-and-replace';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** `30–50%`, `$150–$250`, `Months 3–4` and `two-month`. */
const ranges = /\$?\d[\d,.]*–\$?\d+(?:[,.]\d+)*[%x]?|\bMonths? \d+(?:–\d+)?|\b[a-z]+-month\b/gi;

const onOneLine = (value: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'range'}],
  children: [{type: 'text', value}],
});

/** Keeps ranges and months on one line. */
export default function remarkRanges() {
  return (tree: Root): void => findAndReplace(tree, [ranges, onOneLine]);
}
