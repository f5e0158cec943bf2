import type {ComponentDoc, ComponentProp} from '@sitekit/content-check/components';
import {code, codes, paragraphs, table} from './markdown';

function howToWrite({name, type}: ComponentProp): string {
  switch (type.kind) {
    case 'text':
      return code(`${name}="…"`);
    case 'number':
      return code(`${name}={1}`);
    case 'boolean':
      return `${code(name)} for yes, nothing for no`;
    case 'icon':
      return `${code(`${name}="…"`)}, with the name of [an icon](#icons)`;
    case 'choice':
      return `${code(`${name}="…"`)}, with ${codes(type.values)}`;
  }
}

const markdownWords: Record<string, string> = {list: 'a list', table: 'a table'};

const tagsOf = (names: readonly string[]): string =>
  names.map((name) => markdownWords[name] ?? code(`<${name}>`)).join(' and ');

function placeOf({canContain, belongsIn}: ComponentDoc): string | undefined {
  const places = [
    belongsIn && `It stands in ${tagsOf(belongsIn)}.`,
    canContain && `It holds ${tagsOf(canContain)}, and nothing else.`,
  ];
  return places.filter(Boolean).join(' ');
}

function describe(component: ComponentDoc): string {
  const {name, description, props, example} = component;
  return paragraphs([
    `### ${name}`,
    description,
    placeOf(component),
    props.length > 0
      ? table(
          ['Write', 'What it is', 'Needed'],
          props.map((prop) => [howToWrite(prop), prop.description, prop.isRequired ? 'yes' : 'no']),
        )
      : undefined,
    `\`\`\`mdx\n${example}\n\`\`\``,
  ]);
}

/** The part of the guide that shows every component, with an example to copy. */
export const componentsSection = (components: readonly ComponentDoc[]): string =>
  paragraphs([
    `There are ${components.length}: ${codes(components.map(({name}) => name))}.`,
    ...components.map(describe),
  ]);
