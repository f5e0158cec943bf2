/** The type of a component's prop, as far as a page can write it. */
export type PropType =
  | {kind: 'text'}
  | {kind: 'number'}
  | {kind: 'boolean'}
  | {kind: 'icon'}
  | {kind: 'choice'; values: string[]};

export type ComponentProp = {
  name: string;
  /** What a person calls it (`@label`): "Cost per month". */
  label?: string;
  type: PropType;
  isRequired: boolean;
  description: string;
  /** The prop without which this one has no effect (`@goesWith`). */
  goesWith?: string;
  /** What the anchor of the component is made of (`@anchor`): `step-{}`, or nothing for the words. */
  anchor?: string;
};

/** A component that pages can use, as its types and JSDoc describe it. */
export type ComponentDoc = {
  name: string;
  description: string;
  /** All but `children`. */
  props: ComponentProp[];
  /** Whether it has content between its tags. */
  content: 'none' | 'optional' | 'required';
  /** The only things it can contain (`@canContain`): components, or Markdown's `list` and `table`. */
  canContain?: string[];
  /** How many of them look good (`@counts`): "2, 3, 4, 6, 8 or 9". */
  counts?: string;
  /** The only components it can be directly inside of (`@belongsIn`). */
  belongsIn?: string[];
  /** How to write it (`@example`). */
  example: string;
};

const plainNames: Partial<Record<string, string>> = {id: 'ID', to: 'Leads to', url: 'Web address'};

/** What a person calls a prop or a field that has no label: "Cost per month" for `costPerMonth`. */
export function labelOf(name: string, label?: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])|[-_]/g, ' ').toLowerCase();
  return label ?? plainNames[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** How to write a prop in a tag, as Markdown: `` `title="…"` ``. */
export function describeProp({name, type}: ComponentProp): string {
  switch (type.kind) {
    case 'text':
      return `\`${name}="…"\``;
    case 'number':
      return `\`${name}={1}\``;
    case 'boolean':
      return `\`${name}\` for yes, or nothing for no`;
    case 'icon':
      return `\`${name}="rocket"\`, with the name of an icon`;
    case 'choice':
      return `\`${name}="…"\`, with one of: ${type.values.map((value) => `\`${value}\``).join(', ')}`;
  }
}

const markdownBlocks: Readonly<Record<string, string>> = {list: 'a list', table: 'a table'};

/** The content that `canContain` allows, as Markdown: `` `<Step>` or a list ``. */
export const describeCanContain = (names: readonly string[]): string =>
  names.map((name) => markdownBlocks[name] ?? `\`<${name}>\``).join(' or ');

/** Markdown as plain text: terminals and GitHub's annotations show backticks as they are. */
export const plain = (markdown: string): string => markdown.replaceAll('`', '');
