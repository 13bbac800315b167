import type { FastifyRequest } from 'fastify';
import type { core, ZodMiniType } from 'zod/mini';

const mostFileBytes = 5 * 1024 * 1024;
/** The largest file in base64, as JSON carries it, and the fields around it. */
export const mostBodyBytes = Math.ceil((mostFileBytes * 4) / 3) + 64 * 1024;

export const multipartLimits = {
  fileSize: mostFileBytes,
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: 10_000,
  fieldNameSize: 100,
};

type Schema = core.$ZodType;
type Tree = { [name: string]: unknown };

/** Turns `student[first_name]=...` and a file into the body that the same call takes as JSON. */
export function readMultipart(schema: ZodMiniType) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) return;
    const body: Tree = {};
    for await (const part of request.parts()) {
      const names = part.fieldname.split(/[[\]]+/).filter(Boolean);
      if (part.type === 'field') {
        put(body, schema, names, part.value);
        continue;
      }
      const content = await part.toBuffer();
      // An empty file box of a form is sent too, without a name.
      if (part.filename === '' && content.length === 0) continue;
      // In the spelling of either version: the schema keeps the one it knows.
      put(body, schema, names, {
        original_filename: part.filename,
        tempfile: content.toString('base64'),
        content_type: part.mimetype,
        originalFilename: part.filename,
        contentType: part.mimetype,
      });
    }
    request.body = body;
  };
}

/** Fields that the contract does not know are left out: they could be called anything. */
function put(into: Tree, schema: Schema, [name, ...rest]: string[], value: unknown): void {
  const { def } = (unwrap(schema) as core.$ZodTypes)._zod;
  if (name === undefined || def.type !== 'object' || !Object.hasOwn(def.shape, name)) return;
  const field = unwrap(def.shape[name] as Schema);
  if (rest.length === 0) {
    into[name] = (field as core.$ZodTypes)._zod.def.type === 'boolean' ? toBoolean(value) : value;
    return;
  }
  const known = into[name];
  const inner = (typeof known === 'object' && known !== null ? known : {}) as Tree;
  into[name] = inner;
  put(inner, field, rest, value);
}

function unwrap(schema: Schema): Schema {
  const { def } = (schema as core.$ZodTypes)._zod;
  return def.type === 'optional' || def.type === 'nullable' ? unwrap(def.innerType) : schema;
}

const toBoolean = (value: unknown): unknown =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;
