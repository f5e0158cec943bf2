import {htmlTagNames} from 'html-tag-names';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {find, html} from 'property-information';
import svgTagNames from 'svg-tags';
import {attributeValue} from '../model/elements';
import type {DiagnosticDetails} from '../SourceFile';

/** What Docusaurus puts into the head of the document. */
const headElements = 'base body html link meta noscript script style title'.split(' ');

const tagNames = new Set<string>([...htmlTagNames, ...svgTagNames]);

/** Whether a tag is an element of HTML or SVG. */
export const isHtml = (name: string): boolean => tagNames.has(name);

/** Whether a value such as `{{color: 'red'}}` contains nothing that is computed. */
function isConstant({value}: MdxJsxAttribute): boolean {
  const statement = typeof value === 'object' ? value?.data?.estree?.body[0] : undefined;
  const expression = statement?.type === 'ExpressionStatement' && statement.expression;
  return (
    expression &&
    expression.type === 'ObjectExpression' &&
    expression.properties.every((part) => part.type === 'Property' && part.value.type === 'Literal')
  );
}

const leftOver = (element: string, hint: string): DiagnosticDetails => ({
  message: `<${element}> is left over from another program.`,
  hint,
});

/**
 * An element that doesn't work, or no longer does.
 *
 * @param parents the names of the elements that it is inside of, outermost first
 */
export function htmlElementProblem(
  element: string,
  parents: readonly string[],
): DiagnosticDetails | undefined {
  if (parents.at(-1) === 'Head') {
    return headElements.includes(element)
      ? undefined
      : {
          message: `<Head> can't contain <${element}>.`,
          hint: `Move it out of <Head>. What visitors see belongs in the page.`,
        };
  }
  if (parents.includes('svg')) {
    return undefined;
  }
  if (['script', 'style', 'link', 'meta', 'title', 'base'].includes(element)) {
    return leftOver(element, 'Delete it and everything up to its end.');
  }
  return /^(html|head|body|font|center|big|strike|tt|marquee|blink|basefont|dir)$/.test(element)
    ? leftOver(element, 'Delete the tag, and keep what is in it.')
    : undefined;
}

const componentsDecide = 'Delete it. The components decide how things look.';

/** An HTML attribute that doesn't work in a page. */
export function htmlAttributeProblem(
  element: string,
  attribute: MdxJsxAttribute,
): DiagnosticDetails | undefined {
  const {name, value} = attribute;
  if (/^on[a-z]/i.test(name)) {
    return {
      message: `<${element}> can't run a script: \`${name}\`.`,
      hint: `Delete \`${name}\`. Pages can't contain scripts of their own.`,
    };
  }
  if (name === 'style' && typeof value === 'string') {
    return {
      message: `<${element}> can't have a style: style="${value}"`,
      hint: componentsDecide,
    };
  }
  if (name === 'dangerouslySetInnerHTML') {
    return {message: `<${element}> can't have the attribute \`${name}\`.`, hint: 'Delete it.'};
  }
  if (
    attributeValue(attribute).kind === 'computed' &&
    !(name === 'style' && isConstant(attribute))
  ) {
    const hint = name === 'style' ? componentsDecide : `Write ${name}="…".`;
    return {message: `\`${name}\` can't be code.`, hint};
  }
  const {property} = find(html, name);
  return property === name || /^(aria|data)-/.test(name)
    ? undefined
    : {
        message: `Use \`${property}\` instead of \`${name}\`.`,
        hint: `Pages use React's names for some HTML attributes.`,
      };
}
