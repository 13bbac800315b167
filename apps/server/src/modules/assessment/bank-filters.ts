/** What narrows a list of the bank. */
export interface BankFilters {
  courseId?: number | undefined;
  subjectId?: number | undefined;
  chapterId?: number | undefined;
  kind?: string | undefined;
  tag?: string | undefined;
  search?: string | undefined;
  isRetired: boolean;
}
