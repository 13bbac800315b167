/** Trying again would change nothing. */
export class RecordingFailure extends Error {
  readonly code: RecordingFailureCode;

  constructor(code: RecordingFailureCode) {
    super(code);
    this.name = 'RecordingFailure';
    this.code = code;
  }
}

export type RecordingFailureCode =
  | 'nothing_recorded'
  /** The subject has no chapter that a lesson could stand in. */
  | 'no_chapter'
  /** A licensed course: what stands in it is said by its owner. */
  | 'course_of_another_owner'
  | 'took_too_long'
  | 'gave_up';
