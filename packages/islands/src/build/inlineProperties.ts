import type {Declaration, Root, Rule} from 'postcss';

/** `var(--name)`, without a value to fall back on. */
const reference = /var\(\s*(--[\w-]+)\s*\)/g;

const referencesIn = (value: string): string[] =>
  Array.from(value.matchAll(reference), ([, name = '']) => name);

/** Whether it stands in `:root` and holds always. */
function isOnRoot({parent}: Declaration): boolean {
  const {selector, parent: above} = parent as Rule;
  return selector === ':root' && above?.type === 'root';
}

/** The custom properties that have one value on the whole page, whatever its state. */
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
 * Writes the values of constant custom properties where they are asked for, which is shorter, and
 * all that a page needs of a site's design tokens.
 *
 * @param setElsewhere the properties that attributes or scripts may set
 */
export function inlineProperties(styles: Root, setElsewhere: ReadonlySet<string>): void {
  const values = constants(styles, setElsewhere);
  // A value that asks for a property that varies is evaluated where it is declared: it stays.
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
