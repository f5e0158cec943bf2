/** Doesn't compare with `Object.prototype`, because pages are rendered in another realm. */
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
  // JSON drops an undefined prop, which makes no difference.
  if (value === undefined && above.length === 1 && !Array.isArray(above[0])) {
    return;
  }
  const reject = (what: string) => {
    throw new Error(
      `The prop "${path}" of <Island name="${island}"> can't be passed to the browser: it is ` +
        `${what}. Props of an island are written into the page as JSON, so they can only contain ` +
        'strings, finite numbers, booleans, null, arrays and plain objects.',
    );
  };
  if (typeof value !== 'object' || !(Array.isArray(value) || isPlainObject(value))) {
    reject(describe(value));
  } else if ('$$typeof' in value) {
    reject('a React element');
  } else if (above.includes(value)) {
    reject('part of itself');
  } else {
    for (const [item, itemPath] of parts(value, path)) {
      check(island, item, itemPath, [...above, value]);
    }
  }
}

/**
 * Checks that props are the same after conversion to JSON and back.
 *
 * @param island the name of the island, for the message
 * @throws Error with the island, the prop and its type
 */
export function assertPlainData(island: string, props: object): void {
  check(island, props, '', []);
}
