import pg from 'pg';
import { AppError } from '#platform/app-error.ts';
import { type ErrorCode, errorCatalogue, isErrorCode } from './error-catalogue.ts';

interface Problem {
  code: ErrorCode;
  details: Readonly<Record<string, string | number>>;
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_VALIDATION: 'invalid',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
};

/**
 * What the database says of itself: a statement that took too long or stood in the way of another, a server that stops,
 * starts or is full. Never a refusal: devices give up what is refused, and send the rest again.
 */
const passingTrouble = new Set([
  ...['57014', '57P01', '57P02', '57P03', '53300', '25P03'],
  ...['40001', '40P01'],
  'ECONNREFUSED',
]);
/** All connections are in use, and none came free in time. The pool gives this error no code. */
const noConnection = 'timeout exceeded when trying to connect';

/**
 * Values that fit the contract and no column: a number or a day beyond what the database counts, a text it cannot
 * write. It is the caller's value that is wrong, whichever statement met it first.
 */
const refusedValues = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);

/** Two at the same moment, of whom only one can have it: looked for and not found, it was there a moment later. */
const raced = '23505';

function databaseProblem(error: unknown): ErrorCode | null {
  const { code = '', message } = error as { code?: string; message?: string };
  if (passingTrouble.has(code) || message === noConnection) return 'unavailable';
  if (!(error instanceof pg.DatabaseError)) return null;
  if (code === raced) return 'meanwhile';
  return refusedValues.has(code) ? 'invalid' : null;
}

/** Null for what nobody foresaw: that is logged, and the caller learns only the request id. */
export function knownProblem(error: unknown): Problem | null {
  if (error instanceof AppError)
    return isErrorCode(error.code) ? { code: error.code, details: error.details } : null;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = fastifyCodes[code ?? ''] ?? databaseProblem(error);
  if (known) return { code: known, details: {} };
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? { code: 'bad_request', details: {} }
    : null;
}

interface Presented {
  status: number;
  body: Record<string, unknown>;
}

/** One presenter for each wire family, over one catalogue. */
export function presentProblem(
  family: 'main' | 'net',
  { code, details }: Problem,
  context: { locale: 'en' | 'hi'; requestId: string },
): Presented {
  const entry = errorCatalogue[code];
  const text = entry[context.locale];
  const extra = Object.keys(details).length > 0 ? { details } : {};
  const body =
    family === 'main'
      ? { error: text, code, request_id: context.requestId, ...extra }
      : { isSuccess: false, errorMessage: text, code, request_id: context.requestId, ...extra };
  return { status: entry.status, body };
}
