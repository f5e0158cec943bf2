import type * as z from 'zod';

export type Path = readonly PropertyKey[];

type Definition = {
  type: string;
  entries?: Record<string, string | number>;
  format?: string;
  shape?: Record<string, SchemaPart>;
  element?: SchemaPart;
  innerType?: SchemaPart;
};

/** A part of a schema, with its definition. */
export type SchemaPart = z.ZodType & {def: Definition; format?: string | null};

/**
 * What a schema is made of, inside of `optional()` and the like.
 *
 * @throws Error when zod describes its schemas in another way
 */
export function definitionOf(part: SchemaPart | undefined): Definition | undefined {
  const definition = unwrap(part)?.def as Definition | undefined;
  if (part && typeof definition?.type !== 'string') {
    throw new Error(
      'A schema of zod has no definition with a type. zod may have changed: compare packages/content-check/src/records/schemaParts.ts with its documentation.',
    );
  }
  return definition;
}

/** The part of a schema inside of `optional()` and the like. */
export function unwrap(part: SchemaPart | undefined): SchemaPart | undefined {
  const inner = (part?.def as Definition | undefined)?.innerType;
  return inner ? unwrap(inner) : part;
}

/** The part of a schema that a path leads to; undefined where the schema has no such field. */
export const schemaAt = (schema: z.ZodType, path: Path): SchemaPart | undefined =>
  path.reduce<SchemaPart | undefined>((part, step) => {
    const definition = definitionOf(part);
    const shape = definition?.shape ?? {};
    const name = String(step);
    return typeof step === 'number'
      ? definition?.element
      : // Not `constructor` or `__proto__`, which every object has.
        Object.hasOwn(shape, name)
        ? shape[name]
        : undefined;
  }, schema);

/** The names of the fields that a schema knows. */
export const fieldsOf = (part: SchemaPart | undefined): string[] =>
  Object.keys(definitionOf(part)?.shape ?? {});

/** Whether a schema accepts any text: it sets no pattern or format such as a web address. */
export function isFreeText(part: z.ZodType): boolean {
  const text = unwrap(part);
  return definitionOf(text)?.type === 'string' && !text?.format;
}
