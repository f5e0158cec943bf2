import type {Declaration, Root, Rule} from 'postcss';

/** `var(--name)` without a fallback. */
const reference = /var\(\s*(--[\w-]+)\s*\)/g;

const referencesIn = (value: string): string[] =>
  Array.from(value.matchAll(reference), ([, name = '']) => name);

/** Whether it's in a `:root` rule without conditions. */
function isOnRoot({parent}: Declaration): boolean {
  const {selector, parent: above} = parent as Rule;
  return selector === ':root' && above?.type === 'root';
}

/** The custom properties that have the same value on the whole page, in every state. */
function constants(styles: Root, setElsewhere: ReadonlySet<string>): Map<string, string> {
  const declarations = new Map<string, Declaration[]>();
  styles.walkDecls(/^--/, (declaration) => {
    const others = declarations.get(declaration.prop) ?? [];
    declarations.set(declaration.prop, [...others, declaration]);
  });
  const values = new Map<string, string>();
  for (const [name, [declaration, another]] of declarations) {
    if (declaration && !another && isOnRoot(declaration) && !setElsewhere.has(name)) {
      values.set(name, declaration.value);
    }
  }
  return values;
}

/**
 * Replaces references to constant custom properties by their values, so that a page doesn't need the
 * site's whole list of design tokens.
 *
 * @param setElsewhere the properties that attributes or scripts may set
 */
export function inlineProperties(styles: Root, setElsewhere: ReadonlySet<string>): void {
  const values = constants(styles, setElsewhere);
  // A value that refers to a property that varies is evaluated where it's declared, so it's kept.
  for (let found = true; found;) {
    found = false;
    for (const [name, value] of values) {
      if (referencesIn(value).some((other) => !values.has(other)) || /var\([^)]*,/.test(value)) {
        values.delete(name);
        found = true;
      }
    }
  }
  const inlined = (value: string, above: readonly string[] = []): string =>
    value.replace(reference, (whole, name: string) => {
      const constant = above.includes(name) ? undefined : values.get(name);
      return constant === undefined ? whole : inlined(constant, [...above, name]);
    });
  styles.walkDecls((declaration) => {
    declaration.value = inlined(declaration.value);
  });
}
