import type { FastifyRequest } from 'fastify';
import type { core, ZodMiniType } from 'zod/mini';
import { AppError } from '#platform/app-error.ts';
import type { FormLimits } from '#platform/http/route.ts';
import { storable } from './storable-text.ts';

const onePicture: FormLimits = { files: 1, fileBytes: 5 * 1024 * 1024 };
const mostFields = 20;

export const formLimits = (takesFiles: boolean | FormLimits): FormLimits =>
  typeof takesFiles === 'object' ? takesFiles : onePicture;

/** The largest files in base64, as JSON carries them, and the fields around them. */
export const mostBodyBytes = ({ files, fileBytes }: FormLimits): number =>
  Math.ceil((files * fileBytes * 4) / 3) + 64 * 1024;

const multipartLimits = ({ files, fileBytes }: FormLimits) => ({
  fileSize: fileBytes,
  files,
  fields: mostFields,
  parts: mostFields + files,
  fieldSize: 10_000,
  fieldNameSize: 100,
});

type Schema = core.$ZodType;
type Tree = { [name: string]: unknown };

/** Turns `student[first_name]=...` and a file into the body that the same call takes as JSON. */
export function readMultipart(schema: ZodMiniType, form: FormLimits) {
  const limits = multipartLimits(form);
  return async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) return;
    const body: Tree = {};
    for await (const part of partsOf(request, limits)) {
      const names = part.fieldname.split(/[[\]]+/).filter(Boolean);
      if (part.type === 'field') {
        put(body, schema, names, storable(String(part.value)));
        continue;
      }
      const content = await part.toBuffer().catch(refuseBroken);
      // An empty file box of a form is sent too, without a name.
      if (part.filename === '' && content.length === 0) continue;
      // In the spelling of either version: the schema keeps the one it knows.
      put(body, schema, names, {
        original_filename: storable(part.filename),
        tempfile: content.toString('base64'),
        content_type: part.mimetype,
        originalFilename: storable(part.filename),
        contentType: part.mimetype,
      });
    }
    request.body = body;
  };
}

/** What the reader of forms says of a broken one has no code: limits that are passed have. */
function refuseBroken(error: unknown): never {
  throw error instanceof Error && 'code' in error ? error : new AppError('bad_request');
}

async function* partsOf(request: FastifyRequest, limits: ReturnType<typeof multipartLimits>) {
  try {
    yield* request.parts({ limits });
  } catch (error) {
    refuseBroken(error);
  }
}

/** Fields that the contract does not know are left out: they could be called anything. */
function put(into: Tree, schema: Schema, [name, ...rest]: string[], value: unknown): void {
  const { def } = (unwrap(schema) as core.$ZodTypes)._zod;
  if (name === undefined || def.type !== 'object' || !Object.hasOwn(def.shape, name)) return;
  const field = unwrap(def.shape[name] as Schema);
  if (rest.length === 0) {
    const { type } = (field as core.$ZodTypes)._zod.def;
    // A name that is repeated makes a list, where the contract has one.
    if (type === 'array') into[name] = [...((into[name] as unknown[] | undefined) ?? []), value];
    else into[name] = type === 'boolean' ? toBoolean(value) : value;
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
