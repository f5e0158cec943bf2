import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {describeProp, plain} from '../components';
import type {ComponentDoc, ComponentProp} from '../components';
import type {ContentConfig} from '../config';
import type {Problem} from '../Diagnostic';
import {iconProblem} from '../iconProblem';
import {howToWriteValues} from '../model/explainMdx';
import {attributeText, attributeValue, attributesOf, isAttribute, startOf} from '../model/tree';
import type {JsxElement} from '../model/tree';
import {nearest, oneOf, sentences} from '../suggest';

const howToWrite = (prop: ComponentProp): string => `Write ${plain(describeProp(prop))}.`;

/** Whether a value is written like `{1,200}`, which is 200 in JavaScript. */
const isNumberWithCommas = ({value}: MdxJsxAttribute): boolean =>
  typeof value === 'object' && /^\s*-?\d[\d.]*(?:,[\d.]+)+\s*$/.test(value?.value ?? '');

/** A prop's value that isn't of the prop's type. */
function valueProblem(
  prop: ComponentProp,
  attribute: MdxJsxAttribute,
  icons: ContentConfig['icons'],
): Problem | undefined {
  const value = attributeValue(attribute);
  const {name, type} = prop;
  const hint = howToWrite(prop);
  if (value === undefined) {
    // Anything else is computed when the page is built.
    return type.kind === 'number' && isNumberWithCommas(attribute)
      ? {message: `The value of \`${name}\` can't be read.`, hint: howToWriteValues}
      : undefined;
  }
  const text = attributeText(attribute);
  const written = text ?? JSON.stringify(value);
  const message = `\`${name}\` can't be ${text === undefined ? `{${written}}` : `"${written}"`}.`;
  switch (type.kind) {
    case 'number':
    case 'boolean': {
      const isRight = typeof value === type.kind;
      const isNumber = type.kind === 'number' && /^-?[\d.]+$/.test(written);
      return isRight ? undefined : {message, hint: isNumber ? `Write ${name}={${written}}.` : hint};
    }
    case 'choice':
      return type.values.includes(text ?? '')
        ? undefined
        : {message, hint: oneOf(written, type.values)};
    default:
      if (text === undefined) {
        return {message: `\`${name}\` must be text: ${name}="${written}"`};
      }
      if (text.trim() === '' && (prop.isRequired || type.kind === 'icon')) {
        return {message: `\`${name}\` is empty.`, hint};
      }
      if (name === 'id' && /\s/.test(text)) {
        const suggested = text.trim().toLowerCase().replace(/\s+/g, '-');
        return {message: "`id` can't contain spaces.", hint: `Write id="${suggested}".`};
      }
      return type.kind === 'icon' ? iconProblem(text, icons) : undefined;
  }
}

function unknownProp(name: string, component: string, names: readonly string[]): Problem {
  const meant = nearest(name, names);
  const accepted = names.length > 0 ? `<${component}> accepts: ${names.join(', ')}.` : 'Delete it.';
  return {
    message: `<${component}> doesn't accept \`${name}\`.`,
    hint: sentences(meant && `Did you mean \`${meant}\`?`, accepted),
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
  const offset = startOf(element);
  const names = props.map((prop) => prop.name);
  const attributes = attributesOf(element);
  const used = attributes.map((attribute) => attribute.name);
  const problems = attributes.flatMap((attribute, index): Problem[] => {
    const prop = props.find((candidate) => candidate.name === attribute.name);
    const isDuplicate = used.indexOf(attribute.name) < index;
    const problem = isDuplicate
      ? {message: `\`${attribute.name}\` is used twice.`, hint: 'Delete one of them.'}
      : prop
        ? valueProblem(prop, attribute, icons)
        : unknownProp(attribute.name, name, names);
    return problem ? [{offset: startOf(attribute) || offset, ...problem}] : [];
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
      const message = `\`${prop.name}\` doesn't work without \`${goesWith}\`.`;
      problems.push({offset, message, hint: `Add ${goesWith}="…", or delete \`${prop.name}\`.`});
    }
    if (prop.isRequired && !meant.includes(prop.name)) {
      const message = `<${name}> is missing \`${prop.name}\`.`;
      problems.push({offset, message, hint: howToWrite(prop)});
    }
  }
  return problems;
}
