import {imageAttributes, isFreeText, linkAttributes, unwrap} from '@sitekit/content-check';
import type {ComponentProp, ContentConfig, SchemaPart} from '@sitekit/content-check';
import type {Control} from '../protocol';

/** A text that is longer gets a box of several lines. */
const MAX_LINE_CHARS = 60;

const isLong = (value: unknown): boolean =>
  typeof value === 'string' && (value.length > MAX_LINE_CHARS || value.includes('\n'));

/** The control of an address, by the name that the site's components and records give it. */
function addressControl(name: string): Control | undefined {
  if (imageAttributes.includes(name)) {
    return {kind: 'image'};
  }
  return linkAttributes.includes(name) ? {kind: 'link'} : undefined;
}

/** How a prop is edited. A prop without a description is text. */
export function propControl(
  name: string,
  prop: ComponentProp | undefined,
  value: unknown,
): Control {
  switch (prop?.type.kind) {
    case 'choice':
      return {kind: 'choice', choices: prop.type.values};
    case 'boolean':
    case 'number':
    case 'icon':
      return {kind: prop.type.kind};
    default:
      return addressControl(name) ?? {kind: 'text', isLong: isLong(value)};
  }
}

/** The answers so far: looking for an icon among thousands takes a while. */
const areIcons = new WeakMap<SchemaPart, boolean>();

/** Whether a schema accepts the names of icons and nothing else. */
function isIcon(part: SchemaPart, {icons}: ContentConfig): boolean {
  const accepts = (name: string) => part.safeParse(name).success;
  const answer =
    areIcons.get(part) ?? (icons.names.slice(0, 2).every(accepts) && !accepts('not-an-icon'));
  areIcons.set(part, answer);
  return answer;
}

/** How a field of a record or of front matter is edited. */
export function fieldControl(
  name: string,
  part: SchemaPart | undefined,
  value: unknown,
  config: ContentConfig,
): Control {
  const definition = unwrap(part)?._zod.def;
  switch (definition?.type) {
    case 'enum':
      return {kind: 'choice', choices: Object.values(definition.entries ?? {}).map(String)};
    case 'boolean':
    case 'number':
      return {kind: definition.type};
  }
  const address = addressControl(name);
  if (address || definition?.format === 'url') {
    return address ?? {kind: 'link'};
  }
  return part && !isFreeText(part) && isIcon(part, config)
    ? {kind: 'icon'}
    : {kind: 'text', isLong: isLong(value)};
}
