import type {Nodes} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {describeProp, plain} from '../components';
import type {ComponentDoc, ComponentProp} from '../components';
import type {ContentConfig} from '../config';
import type {Problem, ProblemDetails} from '../Diagnostic';
import {iconProblem} from '../iconProblem';
import {
  attributeText,
  attributeValue,
  attributesOf,
  elementsOf,
  findAttribute,
  isAttribute,
  startOf,
} from '../model/tree';
import type {JsxElement} from '../model/tree';
import {didYouMean, nearest, sentences, simplified} from '../suggest';

const howToWrite = (prop: ComponentProp): string => `Write ${plain(describeProp(prop))}.`;

/** A prop's value that isn't of the prop's type. */
function valueProblem(
  prop: ComponentProp,
  attribute: MdxJsxAttribute,
  icons: ContentConfig['icons'],
): ProblemDetails | undefined {
  const value = attributeValue(attribute);
  const {name, type} = prop;
  const hint = howToWrite(prop);
  if (value.kind === 'computed') {
    return {message: `\`${name}\` can't be code.`, hint};
  }
  const text = attributeText(attribute);
  const written = value.kind === 'text' ? value.text : String(value.value);
  const shown = text === undefined ? `{${written}}` : `"${written}"`;
  if (type.kind === 'number' || type.kind === 'boolean') {
    return value.kind === 'constant' && typeof value.value === type.kind
      ? undefined
      : {
          message: `\`${name}\` can't be ${shown}.`,
          hint: /^-?[\d.]+$/.test(written) ? `Write ${name}={${written}}.` : hint,
        };
  }
  if (text === undefined) {
    return {message: `\`${name}\` must be text: ${name}="${written}"`};
  }
  if (text.trim() === '' && (prop.isRequired || type.kind !== 'text')) {
    return {message: `\`${name}\` is empty.`, hint};
  }
  if (type.kind === 'choice' && !type.values.includes(text)) {
    return {
      message: `\`${name}\` can't be ${shown}.`,
      hint: sentences(didYouMean(text, type.values), `Use one of: ${type.values.join(', ')}.`),
    };
  }
  return type.kind === 'icon' ? iconProblem(text, icons) : undefined;
}

function unknownProp(name: string, component: string, names: readonly string[]): ProblemDetails {
  const meant = nearest(name, names);
  return {
    message: `<${component}> doesn't accept \`${name}\`.`,
    hint:
      names.length > 0
        ? sentences(
            meant && `Did you mean \`${meant}\`?`,
            `<${component}> accepts: ${names.join(', ')}.`,
          )
        : 'Delete it.',
  };
}

/**
 * The problems with the props of a component.
 *
 * @param isAllRead false when a part of the page couldn't be read, so that a prop may only seem to
 *   be missing
 */
export function propProblems(
  element: JsxElement,
  {name, props}: ComponentDoc,
  {icons}: Pick<ContentConfig, 'icons'>,
  isAllRead: boolean,
): Problem[] {
  const start = startOf(element);
  const names = props.map((prop) => prop.name);
  const attributes = attributesOf(element);
  const used = attributes.map((attribute) => attribute.name);
  const problems = attributes.flatMap((attribute, index): Problem[] => {
    const prop = props.find((candidate) => candidate.name === attribute.name);
    const problem = used.slice(0, index).includes(attribute.name)
      ? {message: `\`${attribute.name}\` is used twice.`, hint: 'Delete one of them.'}
      : prop
        ? valueProblem(prop, attribute, icons)
        : unknownProp(attribute.name, name, names);
    return problem ? [{offset: startOf(attribute) || start, ...problem}] : [];
  });
  // A spread (`{...props}`) may bring any prop.
  if (!isAllRead || !element.attributes.every(isAttribute)) {
    return problems;
  }
  // Misspelled props aren't missing as well.
  const meant = used.map((other) => (names.includes(other) ? other : nearest(other, names)));
  for (const prop of props) {
    const {goesWith} = prop;
    if (goesWith !== undefined && used.includes(prop.name) && !meant.includes(goesWith)) {
      problems.push({
        offset: start,
        message: `\`${prop.name}\` doesn't work without \`${goesWith}\`.`,
        hint: `Add ${goesWith}="…", or delete \`${prop.name}\`.`,
      });
    }
    if (prop.isRequired && !meant.includes(prop.name)) {
      const message = `<${name}> is missing \`${prop.name}\`.`;
      problems.push({offset: start, message, hint: howToWrite(prop)});
    }
  }
  return problems;
}

const textOf = (element: JsxElement, name: string): string | undefined => {
  const attribute = findAttribute(element, name);
  const text = attribute && attributeText(attribute);
  return text && simplified(text);
};

/** A component whose `@unique` prop has the same value as that of an earlier one in the same place. */
export function repetitionProblems(
  element: JsxElement,
  ancestors: readonly Nodes[],
  {name, props}: ComponentDoc,
): Problem[] {
  const parent = ancestors.at(-1);
  if (!parent || parent.type === 'root') {
    return [];
  }
  const siblings = elementsOf(parent).filter((other) => other.name === name);
  const earlier = siblings.slice(0, siblings.indexOf(element));
  return props
    .filter((prop) => prop.isUnique && textOf(element, prop.name) !== undefined)
    .filter((prop) =>
      earlier.some((other) => textOf(other, prop.name) === textOf(element, prop.name)),
    )
    .map((prop) => ({
      offset: startOf(findAttribute(element, prop.name) ?? element),
      message: `Another <${name}> here already has this \`${prop.name}\`.`,
      hint: `Give each <${name}> its own \`${prop.name}\`.`,
    }));
}
