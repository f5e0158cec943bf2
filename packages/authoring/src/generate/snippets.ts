import type {ComponentDoc} from '@sitekit/content-check/components';

const tag = /<([A-Z]\w*)([^>]*)/g;
const attribute = /(\w+)="([^"]*)"/g;

/** Characters with a meaning anywhere in a snippet. */
const escaped = (text: string): string => text.replace(/[\\$]/g, '\\$&');
const escapedChoice = (text: string): string => text.replace(/[,|]/g, '\\$&');

/** The lines of an example in which each attribute's value is a tab stop, with its choices. */
function bodyOf(example: string, components: readonly ComponentDoc[]): string[] {
  let tabStop = 0;
  const withTabStop = (component: string, name: string, value: string): string => {
    tabStop += 1;
    const prop = components
      .find((candidate) => candidate.name === component)
      ?.props.find((candidate) => candidate.name === name);
    const choices = prop?.type.kind === 'choice' ? prop.type.values : [];
    const content =
      choices.length > 0
        ? `|${[...new Set([value, ...choices])].map(escapedChoice).join(',')}|`
        : `:${value.replaceAll('}', '\\}')}`;
    return `${name}="\${${tabStop}${content}}"`;
  };
  return escaped(example)
    .replace(
      tag,
      (_tag, component: string, attributes: string) =>
        `<${component}${attributes.replace(attribute, (_all, name: string, value: string) => withTabStop(component, name, value))}`,
    )
    .split('\n');
}

/** A VS Code snippet file that completes `Hero` and `<Hero` to the component's example. */
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
