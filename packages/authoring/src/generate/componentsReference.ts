import {describeCanContain, describeProp} from '@sitekit/content-check/components';
import type {ComponentDoc} from '@sitekit/content-check/components';
import {codes, escapeMdx, fence, paragraphs, table} from './markdown';

/** What a component is for and where it can be used. */
export const aboutComponent = ({description, belongsIn, canContain}: ComponentDoc): string =>
  paragraphs([
    escapeMdx(description),
    [
      belongsIn && `Belongs in: ${describeCanContain(belongsIn)}.`,
      canContain && `Can contain: ${describeCanContain(canContain)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  ]);

/** @returns undefined when the component has no props */
const propsTable = ({props}: ComponentDoc): string | undefined =>
  props.length > 0
    ? table(
        ['Prop', 'Description', 'Required'],
        props.map((prop) => [
          describeProp(prop),
          escapeMdx(prop.description),
          prop.isRequired ? 'yes' : 'no',
        ]),
      )
    : undefined;

/** Describes every component, with an example to copy, as Markdown. */
export const componentsReference = (components: readonly ComponentDoc[]): string =>
  paragraphs([
    `There are ${components.length}: ${codes(components.map(({name}) => name))}.`,
    ...components.map((component) =>
      paragraphs([
        `### ${component.name}`,
        aboutComponent(component),
        propsTable(component),
        fence('mdx', component.example),
      ]),
    ),
  ]);
