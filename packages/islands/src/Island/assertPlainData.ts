/** Whether nothing but `Object` is above it: that of any realm, for pages are rendered in their own. */
const isPlainObject = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    return '$$typeof' in value
      ? 'a React element'
      : `an instance of ${(value.constructor as {name: string}).name}`;
  }
  return typeof value === 'number' || value === undefined ? String(value) : `a ${typeof value}`;
}

function* parts(value: object, path: string): Generator<[unknown, string]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield [item, `${path}[${index}]`];
    }
  } else {
    for (const [key, item] of Object.entries(value)) {
      yield [item, path ? `${path}.${key}` : key];
    }
  }
}

function check(island: string, value: unknown, path: string, above: readonly unknown[]): void {
  if (value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)) {
    return;
  }
  // A prop that is not given at all is left out of the JSON, which comes to the same.
  if (value === undefined && above.length === 1 && !Array.isArray(above[0])) {
    return;
  }
  const refuse = (what: string) => {
    throw new Error(
      `<Island name="${island}"> cannot hand its prop "${path}" to the browser: it is ${what}. ` +
        'Props of an island are written into the page as JSON: text, finite numbers, true, ' +
        'false, null, and lists and plain objects of these.',
    );
  };
  if (typeof value !== 'object' || !(Array.isArray(value) || isPlainObject(value))) {
    refuse(describe(value));
  } else if ('$$typeof' in value) {
    refuse('a React element');
  } else if (above.includes(value)) {
    refuse('part of itself');
  } else {
    for (const [item, itemPath] of parts(value, path)) {
      check(island, item, itemPath, [...above, value]);
    }
  }
}

/**
 * Makes sure that props survive the way through JSON unchanged.
 *
 * @param island the name of the island, for the message
 * @throws Error that names the island, the prop and what it is
 */
export function assertPlainData(island: string, props: object): void {
  check(island, props, '', []);
}
