/** The names of tags, or `*` for any. */
type Tag = keyof HTMLElementTagNameMap | '*';

type ElementOf<Name extends Tag> = Name extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Name]
  : HTMLElement;

type Parts<Tags extends Record<string, Tag | readonly [Tag]>> = {
  [Name in keyof Tags]: Tags[Name] extends Tag
    ? ElementOf<Tags[Name]>
    : Tags[Name] extends readonly [infer Each extends Tag]
      ? ElementOf<Each>[]
      : never;
};

/**
 * The elements that an island's function works with, by the names in their `data-part` attributes:
 * `const {form, fields} = parts(root, {form: 'form', fields: ['input']})`.
 *
 * @param tags the tag of each element; in brackets, that of any number of elements
 * @throws Error with the selector of an element that is missing
 */
export function parts<const Tags extends Record<string, Tag | readonly [Tag]>>(
  root: HTMLElement,
  tags: Tags,
): Parts<Tags> {
  const entries = Object.entries(tags).map(([name, tag]) => {
    const selector = `${String(tag)}[data-part=${name}]`;
    const found = [...root.querySelectorAll(selector)];
    if (typeof tag !== 'string') {
      return [name, found];
    }
    if (!found[0]) {
      throw new Error(selector);
    }
    return [name, found[0]];
  });
  return Object.fromEntries(entries) as Parts<Tags>;
}
