/** The file itself is to blame: trying again would change nothing, the author has to bring another one. */
export class MediaFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode) {
    super(code);
    this.name = 'MediaFailure';
    this.code = code;
  }
}

export type FailureCode =
  | 'empty_file'
  | 'not_a_video'
  | 'not_a_pdf'
  | 'broken_file'
  | 'too_large'
  | 'too_long'
  | 'took_too_long'
  | 'poster_not_a_picture'
  | 'poster_too_large'
  | 'gave_up';
