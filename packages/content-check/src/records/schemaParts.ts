import type * as z from 'zod';

export type Path = readonly PropertyKey[];

type Definition = {
  type: string;
  entries?: Record<string, string | number>;
  format?: string;
  shape?: Record<string, SchemaPart>;
  element?: SchemaPart;
  innerType?: SchemaPart;
  checks?: {_zod: {def: {check: string}}}[];
};

/** A part of a schema, with its definition. */
export type SchemaPart = z.ZodType & {_zod: {def: Definition}};

/** The part of a schema inside of `optional()` and the like. */
export function unwrap(part: SchemaPart | undefined): SchemaPart | undefined {
  const inner = part?._zod.def.innerType;
  return inner ? unwrap(inner) : part;
}

/** The part of a schema that a path leads to; undefined where the schema has no such field. */
export const schemaAt = (schema: z.ZodType, path: Path): SchemaPart | undefined =>
  path.reduce((part: SchemaPart | undefined, step) => {
    const definition = unwrap(part)?._zod.def;
    return typeof step === 'number' ? definition?.element : definition?.shape?.[String(step)];
  }, schema);

/** The names of the fields that a schema knows. */
export const fieldsOf = (part: SchemaPart | undefined): string[] =>
  Object.keys(unwrap(part)?._zod.def.shape ?? {});

/** Whether a schema accepts any text: it sets no pattern or format such as a web address. */
export function isFreeText(part: z.ZodType): boolean {
  const definition = unwrap(part)?._zod.def;
  return (
    definition?.type === 'string' &&
    definition.format === undefined &&
    !definition.checks?.some(({_zod}) => _zod.def.check === 'string_format')
  );
}
