import type {ComponentDoc} from '@sitekit/content-check/components';

const tag = /<([A-Z]\w*)([^>]*)/g;
const attribute = /(\w+)="([^"]*)"/g;

/** Signs that mean something anywhere in a snippet. */
const escaped = (text: string): string => text.replace(/[\\$]/g, '\\$&');
const escapedChoice = (text: string): string => text.replace(/[,|]/g, '\\$&');

/** An example in which an editor stops at each value, and offers what there is to choose from. */
function bodyOf(example: string, components: readonly ComponentDoc[]): string[] {
  let stops = 0;
  const place = (component: string, name: string, value: string): string => {
    stops += 1;
    const prop = components
      .find((candidate) => candidate.name === component)
      ?.props.find((candidate) => candidate.name === name);
    const others = prop?.type.kind === 'choice' ? prop.type.values : [];
    const content =
      others.length > 0
        ? `|${[...new Set([value, ...others])].map(escapedChoice).join(',')}|`
        : `:${value.replaceAll('}', '\\}')}`;
    return `${name}="\${${stops}${content}}"`;
  };
  return escaped(example)
    .replace(
      tag,
      (_tag, component: string, attributes: string) =>
        `<${component}${attributes.replace(attribute, (_all, name: string, value: string) => place(component, name, value))}`,
    )
    .split('\n');
}

/** A file by which VS Code completes `Hero` and `<Hero` to the whole example. */
export function snippetsText(components: readonly ComponentDoc[]): string {
  const snippets = components.map(({name, description, example}) => [
    name,
    {
      scope: 'mdx',
      prefix: [name, `<${name}`],
      description,
      body: bodyOf(example, components),
    },
  ]);
  return `${JSON.stringify(Object.fromEntries(snippets), null, 2)}\n`;
}
