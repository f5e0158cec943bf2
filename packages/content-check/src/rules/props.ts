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
import {didYouMean, didYouMeanField, nearest, sameText, sentences} from '../suggest';

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
    return {
      message: `\`${name}\` can't be code.`,
      hint: type.kind === 'number' ? `Write a number in the braces, such as ${name}={1}.` : hint,
    };
  }
  const text = attributeText(attribute);
  const written = value.kind === 'text' ? value.text : String(value.value);
  const shown = text === undefined ? `{${written}}` : `"${written}"`;
  switch (type.kind) {
    case 'number':
      return value.kind === 'constant' && typeof value.value === 'number'
        ? undefined
        : {
            message: `\`${name}\` must be a number, not ${shown}.`,
            hint: /^-?[\d.]+$/.test(written) ? `Write ${name}={${written}}.` : hint,
          };
    case 'boolean':
      return value.kind === 'constant' && typeof value.value === 'boolean'
        ? undefined
        : {message: `\`${name}\` can't be ${shown}.`, hint};
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

const unknownProp = (
  name: string,
  component: string,
  names: readonly string[],
): ProblemDetails => ({
  message: `<${component}> doesn't accept \`${name}\`.`,
  hint:
    names.length > 0
      ? sentences(didYouMeanField(name, names), `<${component}> accepts: ${names.join(', ')}.`)
      : 'Delete it.',
});

/**
 * The problems with the props of a component.
 *
 * @param areAllRead false when a part of the tag couldn't be read, so that a prop may only seem to be
 *   missing
 */
export function propProblems(
  element: JsxElement,
  {name, props}: ComponentDoc,
  {icons}: Pick<ContentConfig, 'icons'>,
  areAllRead: boolean,
): Problem[] {
  const start = startOf(element);
  const names = props.map((prop) => prop.name);
  const attributes = attributesOf(element);
  const used = new Set(attributes.map((attribute) => attribute.name));
  // Misspelled props aren't missing as well.
  const meant = new Set(
    [...used].filter((other) => !names.includes(other)).map((other) => nearest(other, names)),
  );
  const problems = attributes.flatMap((attribute, index): Problem[] => {
    const prop = props.find((candidate) => candidate.name === attribute.name);
    const isDuplicate = attributes.slice(0, index).some((other) => other.name === attribute.name);
    const problem = isDuplicate
      ? {message: `\`${attribute.name}\` is used twice.`, hint: 'Delete one of them.'}
      : prop
        ? valueProblem(prop, attribute, icons)
        : unknownProp(attribute.name, name, names);
    return problem ? [{offset: startOf(attribute) || start, ...problem}] : [];
  });
  // A spread (`{...props}`) may bring any prop.
  if (!areAllRead || !element.attributes.every(isAttribute)) {
    return problems;
  }
  const lacks = (prop: string): boolean => !used.has(prop) && !meant.has(prop);
  for (const prop of props) {
    const {goesWith} = prop;
    if (goesWith !== undefined && used.has(prop.name) && lacks(goesWith)) {
      problems.push({
        offset: start,
        message: `\`${prop.name}\` doesn't work without \`${goesWith}\`.`,
        hint: `Add ${goesWith}="…", or delete \`${prop.name}\`.`,
      });
    }
    if (prop.isRequired && lacks(prop.name)) {
      const message = `<${name}> is missing \`${prop.name}\`.`;
      problems.push({offset: start, message, hint: howToWrite(prop)});
    }
  }
  return problems;
}

const textOf = (element: JsxElement, name: string): string | undefined => {
  const attribute = findAttribute(element, name);
  return attribute && attributeText(attribute);
};

/** A component whose `@unique` prop has the same value as that of an earlier one in the same place. */
export function repetitionProblems(
  element: JsxElement,
  ancestors: readonly Nodes[],
  {name, props}: ComponentDoc,
): Problem[] {
  const start = startOf(element);
  const parent = ancestors.at(-1);
  if (!parent || parent.type === 'root' || !props.some(({isUnique}) => isUnique)) {
    return [];
  }
  const earlier = elementsOf(parent).filter(
    (other) => other.name === name && startOf(other) < start,
  );
  const repeated = props.find(
    (prop) =>
      prop.isUnique &&
      earlier.some((other) => sameText(textOf(other, prop.name), textOf(element, prop.name))),
  );
  const attribute = repeated && findAttribute(element, repeated.name);
  return attribute
    ? [
        {
          offset: startOf(attribute) || start,
          message: `Another <${name}> here already has this \`${repeated.name}\`.`,
          hint: `Give each <${name}> its own \`${repeated.name}\`.`,
        },
      ]
    : [];
}
