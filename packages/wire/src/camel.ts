import * as z from 'zod/mini';

/**
 * The camel-case skin of /api/v2 over the one set of snake-case schemas. Conversion follows the schema, so
 * the keys of free maps stay as they are, and `img_url` is the one name that both versions spell alike.
 */
const sameInBoth = new Set(['img_url']);

const toCamelKey = (key: string): string =>
  sameInBoth.has(key) ? key : key.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

type Schema = z.core.$ZodType;
type Direction = 'camel' | 'snake';

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

export function camelSchema(schema: Schema): z.ZodMiniType {
  const def = defOf(schema);
  switch (def.type) {
    case 'object': {
      const shape: Record<string, z.ZodMiniType> = {};
      for (const [key, field] of Object.entries(def.shape)) shape[toCamelKey(key)] = camelSchema(field);
      return z.object(shape);
    }
    case 'array':
      return z
        .array(camelSchema(def.element))
        .check(...((def.checks ?? []) as z.core.$ZodCheck<unknown[]>[]));
    case 'optional':
      return z.optional(camelSchema(def.innerType));
    case 'nullable':
      return z.nullable(camelSchema(def.innerType));
    case 'union':
      return z.union(def.options.map((option) => camelSchema(option)));
    default:
      return schema as z.ZodMiniType;
  }
}

/** Renames the keys of a value that fits `schema` (snake side) into the other spelling. */
export function recase(schema: Schema, value: unknown, to: Direction): unknown {
  const def = defOf(schema);
  if (value === null || value === undefined) return value;
  switch (def.type) {
    case 'object':
      return recaseObject(def.shape, value, to);
    case 'array':
      return Array.isArray(value) ? value.map((item) => recase(def.element, item, to)) : value;
    case 'optional':
    case 'nullable':
      return recase(def.innerType, value, to);
    case 'union': {
      const side = (option: Schema) => (to === 'camel' ? option : camelSchema(option));
      const fitting = def.options.find((option) => z.safeParse(side(option) as z.ZodMiniType, value).success);
      return fitting ? recase(fitting, value, to) : value;
    }
    default:
      return value;
  }
}

function recaseObject(shape: Readonly<Record<string, Schema>>, value: unknown, to: Direction): unknown {
  if (typeof value !== 'object') return value;
  const source = value as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  for (const [snake, field] of Object.entries(shape)) {
    const camel = toCamelKey(snake);
    const [from, into] = to === 'camel' ? [snake, camel] : [camel, snake];
    if (from in source) result[into] = recase(field, source[from], to);
  }
  return result;
}
