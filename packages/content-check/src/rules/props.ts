import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {describeProp} from '../components';
import type {ComponentDoc, ComponentProp} from '../components';
import type {ContentConfig} from '../config';
import {attributeText, attributeValue, attributesOf, isAttribute, startOf} from '../model/elements';
import type {JsxElement} from '../model/elements';
import {iconProblem} from '../iconProblem';
import type {DiagnosticDetails} from '../SourceFile';
import {didYouMean, didYouMeanField, nearest, sentences} from '../suggest';
import {plain} from './plain';

type Icons = ContentConfig['icons'];

const howToWrite = (prop: ComponentProp): string => `Write ${plain(describeProp(prop))}.`;

/** A prop's value that isn't of the prop's type. */
function valueProblem(
  prop: ComponentProp,
  attribute: MdxJsxAttribute,
  icons: Icons,
): DiagnosticDetails | undefined {
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

/** The problems with the props of a component, each with its offset. */
export function* propProblems(
  element: JsxElement,
  {name, props}: ComponentDoc,
  icons: Icons,
): Generator<[offset: number, DiagnosticDetails]> {
  const start = startOf(element);
  const names = props.map((prop) => prop.name);
  const used = new Set<string>();
  // Misspelled props aren't missing as well.
  const meant = new Set<string | undefined>();
  for (const attribute of attributesOf(element)) {
    const offset = attribute.position ? startOf(attribute) : start;
    const prop = props.find((candidate) => candidate.name === attribute.name);
    if (used.has(attribute.name)) {
      yield [
        offset,
        {message: `\`${attribute.name}\` is used twice.`, hint: 'Delete one of them.'},
      ];
    } else if (prop) {
      const problem = valueProblem(prop, attribute, icons);
      if (problem) {
        yield [offset, problem];
      }
    } else {
      meant.add(nearest(attribute.name, names));
      yield [
        offset,
        {
          message: `<${name}> doesn't accept \`${attribute.name}\`.`,
          hint:
            names.length > 0
              ? sentences(
                  didYouMeanField(attribute.name, names),
                  `<${name}> accepts: ${names.join(', ')}.`,
                )
              : 'Delete it.',
        },
      ];
    }
    used.add(attribute.name);
  }
  // A spread (`{...props}`) may bring any prop.
  if (!element.attributes.every(isAttribute)) {
    return;
  }
  for (const prop of props) {
    const {goesWith} = prop;
    if (
      goesWith !== undefined &&
      used.has(prop.name) &&
      !used.has(goesWith) &&
      !meant.has(goesWith)
    ) {
      yield [
        start,
        {
          message: `\`${prop.name}\` doesn't work without \`${goesWith}\`.`,
          hint: `Add ${goesWith}="…", or delete \`${prop.name}\`.`,
        },
      ];
    }
    if (prop.isRequired && !used.has(prop.name) && !meant.has(prop.name)) {
      yield [start, {message: `<${name}> is missing \`${prop.name}\`.`, hint: howToWrite(prop)}];
    }
  }
}
