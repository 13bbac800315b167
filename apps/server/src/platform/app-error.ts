/** A refusal the caller is meant to see. The edge turns the code into a status and a text in their language. */
export class AppError extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: string, details: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** Someone else's thing and a thing that does not exist answer alike. */
export const notFound = (): AppError => new AppError('not_found');
