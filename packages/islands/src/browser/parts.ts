type Kind = new () => HTMLElement;

type Parts<Kinds extends Record<string, Kind | readonly [Kind]>> = {
  [Name in keyof Kinds]: Kinds[Name] extends Kind
    ? InstanceType<Kinds[Name]>
    : Kinds[Name] extends readonly [infer Each extends Kind]
      ? InstanceType<Each>[]
      : never;
};

/**
 * The elements that an island's function works with, by the names in their `data-part` attributes:
 * `const {form, fields} = parts(root, {form: HTMLFormElement, fields: [HTMLInputElement]})`.
 *
 * @param kinds the class of each element; in brackets, that of any number of elements
 * @throws Error when an element is missing or has another class
 */
export function parts<const Kinds extends Record<string, Kind | readonly [Kind]>>(
  root: HTMLElement,
  kinds: Kinds,
): Parts<Kinds> {
  const entries = Object.entries(kinds).map(([name, kind]) => {
    const isOne = typeof kind === 'function';
    const each = isOne ? kind : kind[0];
    const found = Array.from(root.querySelectorAll(`[data-part=${name}]`));
    if ((isOne && !found[0]) || found.some((element) => !(element instanceof each))) {
      throw new Error(`The part "${name}" should be ${each.name}.`);
    }
    return [name, isOne ? found[0] : found];
  });
  return Object.fromEntries(entries) as Parts<Kinds>;
}
