export interface ApiErrorDetails {
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | null;
  readonly requestId: string | null;
  /** Facts beside the text, by code: tries_left, for example. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** What every failed call throws, whichever of the two wire families answered. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly retryAfter: number | null;
  readonly requestId: string | null;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
    this.details = details.details ?? {};
  }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Main host: {error, code, request_id}; net host: {isSuccess: false, errorMessage, code}. */
export function errorFromAnswer(response: Response, body: unknown): ApiError {
  const fields = recordOf(body);
  return new ApiError({
    status: response.status,
    code: textOf(fields.code) ?? `http_${response.status}`,
    message: textOf(fields.error) ?? textOf(fields.errorMessage) ?? response.statusText,
    retryAfter: secondsToWait(response.headers.get('retry-after')),
    requestId: textOf(fields.request_id) ?? response.headers.get('x-request-id'),
    details: recordOf(fields.details),
  });
}

export function errorWithoutAnswer(code: 'network' | 'timeout', message: string): ApiError {
  return new ApiError({ status: 0, code, message, retryAfter: null, requestId: null });
}

function secondsToWait(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
