import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {describeProp, plain} from '../components';
import type {ComponentDoc, ComponentProp} from '../components';
import type {ContentConfig, PageRule} from '../config';
import type {Explanation} from '../Diagnostic';
import {iconProblem} from '../icons';
import {attributeText, attributeValue, attributesOf, isAttribute, startOf} from '../model/tree';
import type {JsxElement} from '../model/tree';
import {nearest, oneOf, sentences} from '../suggest';
import {componentsOn} from './elements';

const howToWrite = (prop: ComponentProp): string => `Write ${plain(describeProp(prop))}.`;

/** A prop's value that isn't of the prop's type. */
function valueProblem(
  prop: ComponentProp,
  attribute: MdxJsxAttribute,
  icons: ContentConfig['icons'],
): Explanation | undefined {
  const value = attributeValue(attribute);
  const {name, type} = prop;
  const hint = howToWrite(prop);
  if (value === undefined) {
    // It's computed when the page is built.
    return undefined;
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

function unknownProp(name: string, component: string, names: readonly string[]): Explanation {
  const meant = nearest(name, names);
  const accepted = names.length > 0 ? `<${component}> accepts: ${names.join(', ')}.` : 'Delete it.';
  return {
    message: `<${component}> doesn't accept \`${name}\`.`,
    hint: sentences(meant && `Did you mean \`${meant}\`?`, accepted),
  };
}

/** The problem with an attribute of a component. */
function attributeProblem(
  attribute: MdxJsxAttribute,
  isDuplicate: boolean,
  {name, props}: ComponentDoc,
  icons: ContentConfig['icons'],
): Explanation | undefined {
  if (isDuplicate) {
    return {message: `\`${attribute.name}\` is used twice.`, hint: 'Delete one of them.'};
  }
  const prop = props.find((candidate) => candidate.name === attribute.name);
  const names = props.map((candidate) => candidate.name);
  return prop ? valueProblem(prop, attribute, icons) : unknownProp(attribute.name, name, names);
}

/** The problems with props that a component lacks. */
function missingProps({attributes}: JsxElement, {name, props}: ComponentDoc): Explanation[] {
  // A spread (`{...props}`) may bring any prop.
  if (!attributes.every(isAttribute)) {
    return [];
  }
  const used = attributes.map((attribute) => attribute.name);
  const names = props.map((prop) => prop.name);
  // Misspelled props aren't missing as well.
  const meant = used.map((other) => (names.includes(other) ? other : nearest(other, names)));
  return props.flatMap((prop): Explanation[] => {
    const {goesWith} = prop;
    if (prop.isRequired && !meant.includes(prop.name)) {
      return [{message: `<${name}> is missing \`${prop.name}\`.`, hint: howToWrite(prop)}];
    }
    return goesWith !== undefined && used.includes(prop.name) && !meant.includes(goesWith)
      ? [
          {
            message: `\`${prop.name}\` doesn't work without \`${goesWith}\`.`,
            hint: `Add ${goesWith}="…", or delete \`${prop.name}\`.`,
          },
        ]
      : [];
  });
}

/** Checks the props of components. */
export const checkProps: PageRule = (page, {config: {components, icons}}) =>
  componentsOn(page, components).flatMap(({element, doc}) => {
    const attributes = attributesOf(element);
    const used = attributes.map(({name}) => name);
    const wrong = attributes.flatMap((attribute, index) => {
      const isDuplicate = used.indexOf(attribute.name) < index;
      const found = attributeProblem(attribute, isDuplicate, doc, icons);
      return found ? [{offset: startOf(attribute) || startOf(element), ...found}] : [];
    });
    // What couldn't be read may be what's missing.
    const missing = page.unread.length > 0 ? [] : missingProps(element, doc);
    return [...wrong, ...missing.map((found) => ({offset: startOf(element), ...found}))].map(
      (found) => page.file.diagnostic(found),
    );
  });
