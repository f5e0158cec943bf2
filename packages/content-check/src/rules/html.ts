import {htmlTagNames} from 'html-tag-names';
import {htmlVoidElements} from 'html-void-elements';
import type {Nodes} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {find, html} from 'property-information';
import svgTagNames from 'svg-tags';
import type {ComponentDoc} from '../components';
import type {Problem, ProblemDetails} from '../Diagnostic';
import {imageAttributes} from '../model/addresses';
import {
  attributeText,
  attributeValue,
  attributesOf,
  findAttribute,
  isElement,
  startOf,
} from '../model/tree';
import type {JsxElement} from '../model/tree';

/** What Docusaurus puts into the head of the document. */
const headElements = [
  'base',
  'body',
  'html',
  'link',
  'meta',
  'noscript',
  'script',
  'style',
  'title',
];

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

/** An element that doesn't work, or no longer does. */
function elementProblem(name: string, parents: readonly string[]): ProblemDetails | undefined {
  if (parents.at(-1) === 'Head') {
    return headElements.includes(name)
      ? undefined
      : {
          message: `<Head> can't contain <${name}>.`,
          hint: `Move it out of <Head>. What visitors see belongs in the page.`,
        };
  }
  if (parents.includes('svg')) {
    return undefined;
  }
  const message = `<${name}> is left over from another program.`;
  if (['script', 'style', 'link', 'meta', 'title', 'base'].includes(name)) {
    return {message, hint: 'Delete it and everything up to its end.'};
  }
  return /^(html|head|body|font|center|big|strike|tt|marquee|blink|basefont|dir)$/.test(name)
    ? {message, hint: 'Delete the tag, and keep what is in it.'}
    : undefined;
}

const componentsDecide = 'Delete it. The components decide how things look.';

function attributeProblem(element: string, attribute: MdxJsxAttribute): ProblemDetails | undefined {
  const {name, value} = attribute;
  if (/^on[a-z]/i.test(name)) {
    return {
      message: `<${element}> can't run a script: \`${name}\`.`,
      hint: `Delete \`${name}\`. Pages can't contain scripts of their own.`,
    };
  }
  if (name === 'style' && typeof value === 'string') {
    return {message: `<${element}> can't have a style: style="${value}"`, hint: componentsDecide};
  }
  if (name === 'dangerouslySetInnerHTML') {
    return {message: `<${element}> can't have the attribute \`${name}\`.`, hint: 'Delete it.'};
  }
  const isCode = attributeValue(attribute).kind === 'computed';
  if (isCode && !(name === 'style' && isConstant(attribute))) {
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

/** The problems of an HTML element and its attributes. */
export function htmlProblems(element: JsxElement, ancestors: readonly Nodes[]): Problem[] {
  const name = element.name ?? '';
  const offset = startOf(element);
  const problem = elementProblem(
    name,
    ancestors.filter(isElement).map((parent) => parent.name ?? ''),
  );
  const isFilled = htmlVoidElements.includes(name) && element.children.length > 0;
  return [
    ...(isFilled
      ? [{offset, message: `<${name}> can't contain anything.`, hint: `Write <${name} … />.`}]
      : []),
    ...(problem ? [{offset, ...problem}] : []),
    ...attributesOf(element).flatMap((attribute) => {
      const found = attributeProblem(name, attribute);
      return found ? [{offset: startOf(attribute) || offset, ...found}] : [];
    }),
  ];
}

/** Points to the component to use instead of an element, with the element's address. */
export function replacementProblem(element: JsxElement, component: ComponentDoc): Problem {
  const props = component.props.filter(({isRequired}) => isRequired);
  const written = props.map(({name}) => {
    const attribute = imageAttributes.includes(name) ? findAttribute(element, name) : undefined;
    return ` ${name}="${(attribute && attributeText(attribute)) ?? '…'}"`;
  });
  return {
    offset: startOf(element),
    message: `Use \`<${component.name}>\` instead of \`<${element.name}>\`, which loads another site before visitors ask for it.`,
    hint: `Write <${component.name}${written.join('')} />. To show something else, link to it.`,
  };
}
