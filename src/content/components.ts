import documented from './components.generated.json';

/**
 * What an author may write in a page: every component with its props, as the TypeScript types and
 * the comments of the components say. `npm run docs:authors` reads them.
 */

export type PropType =
  | {kind: 'text'}
  | {kind: 'number'}
  | {kind: 'boolean'}
  | {kind: 'icon'}
  | {kind: 'choice'; values: string[]};

export type ComponentProp = {
  name: string;
  type: PropType;
  isRequired: boolean;
  description: string;
};

export type ComponentDoc = {
  name: string;
  description: string;
  /** All but `children`. */
  props: ComponentProp[];
  /** Whether something stands between its tags. */
  content: 'none' | 'optional' | 'required';
  /** What alone may stand in it (`@holds`): components, or `list` and `table` of Markdown. */
  holds?: string[];
  /** In what alone it may stand (`@within`). */
  within?: string[];
  /** How it is written (`@example`). */
  example: string;
};

/** What Docusaurus itself lets a page use; there is nothing to tell authors about it. */
export const ofDocusaurus: readonly string[] = ['Head', 'Details'];

export const components = documented as ComponentDoc[];

const byName = new Map(components.map((component) => [component.name, component]));

export const componentNames: readonly string[] = components.map(({name}) => name);

/** @returns undefined when no component has that name */
export const findComponent = (name: string): ComponentDoc | undefined => byName.get(name);
