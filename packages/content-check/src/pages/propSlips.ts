import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {ComponentDoc, ComponentProp} from '../../../../src/content/components';
import {allIcons, drawIcon, iconNames} from '../../../../src/content/icons';
import {didYouMean, nearest} from '../nearest';
import type {Finding} from '../SourceFile';
import {attributesOf, isAttribute, startOf, textOf, valueOf} from './elements';
import type {JsxElement} from './elements';

const listOf = (names: readonly string[]): string => names.join(', ');

function howToWrite({name, type}: ComponentProp): string {
  switch (type.kind) {
    case 'number':
      return `Write ${name}={1}, with the number between the braces.`;
    case 'boolean':
      return `Write ${name} alone for yes, and leave it out for no.`;
    case 'choice':
      return `Use one of: ${listOf(type.values)}.`;
    case 'icon':
      return `Write ${name}="rocket", with the name of an icon. ${allIcons}`;
    case 'text':
      return `Write ${name}="…".`;
  }
}

/** What is wrong with the value of a prop. */
function propSlip(prop: ComponentProp, attribute: MdxJsxAttribute): Finding | undefined {
  const value = valueOf(attribute);
  const {name, type} = prop;
  const mend = howToWrite(prop);
  if (value.kind === 'computed') {
    return undefined;
  }
  const text = textOf(attribute);
  const written = value.kind === 'text' ? value.text : String(value.value);
  const says = `"${name}" is ${text === undefined ? `{${written}}` : `"${written}"`}`;
  switch (type.kind) {
    case 'number':
      return value.kind === 'constant' && typeof value.value === 'number'
        ? undefined
        : {
            message: `${says}, but should be a number.`,
            mend: /^-?[\d.]+$/.test(written) ? `Write ${name}={${written}}.` : mend,
          };
    case 'boolean':
      return value.kind === 'constant' && typeof value.value === 'boolean'
        ? undefined
        : {message: `${says}, but should be yes or no.`, mend};
  }
  if (text === undefined) {
    return {message: `${says}, but should be a text.`, mend};
  }
  if (text.trim() === '' && (prop.isRequired || type.kind !== 'text')) {
    return {message: `"${name}" is empty.`, mend};
  }
  if (type.kind === 'choice' && !type.values.includes(text)) {
    return {
      message: `${says}, which is not one of the possible values.`,
      mend: [didYouMean(text, type.values), mend].filter(Boolean).join(' '),
    };
  }
  if (type.kind === 'icon' && !drawIcon(text)) {
    return {
      message: `There is no icon "${text}".`,
      mend: [didYouMean(text, iconNames), allIcons].filter(Boolean).join(' '),
    };
  }
  return undefined;
}

/** What is wrong with the attributes of a component, each with where it is. */
export function* propSlips(
  element: JsxElement,
  component: ComponentDoc,
): Generator<[number, Finding]> {
  const start = startOf(element);
  const {name, props} = component;
  const names = props.map((prop) => prop.name);
  const seen = new Set<string>();
  // A misspelt one is not missing as well.
  const meant = new Set<string | undefined>();
  for (const attribute of attributesOf(element)) {
    const offset = attribute.position ? startOf(attribute) : start;
    const prop = props.find((candidate) => candidate.name === attribute.name);
    if (seen.has(attribute.name)) {
      yield [offset, {message: `"${attribute.name}" is there twice.`, mend: 'Remove one of them.'}];
    } else if (!prop) {
      meant.add(nearest(attribute.name, names));
      const all =
        names.length > 0
          ? `<${name}> takes: ${listOf(names)}.`
          : `<${name}> takes nothing: remove it.`;
      yield [
        offset,
        {
          message: `<${name}> takes no "${attribute.name}".`,
          mend: [didYouMean(attribute.name, names), all].filter(Boolean).join(' '),
        },
      ];
    } else {
      const slip = propSlip(prop, attribute);
      if (slip) {
        yield [offset, slip];
      }
    }
    seen.add(attribute.name);
  }
  if (!element.attributes.every(isAttribute)) {
    return;
  }
  for (const prop of props) {
    if (!prop.isRequired || seen.has(prop.name) || meant.has(prop.name)) {
      continue;
    }
    yield [start, {message: `<${name}> has no "${prop.name}".`, mend: howToWrite(prop)}];
  }
}
