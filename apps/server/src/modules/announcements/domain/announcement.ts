/** Names are texts per language, as they are stored. */
export interface Announcement {
  id: number;
  courseId: number;
  courseName: unknown;
  staffId: number;
  staffName: unknown;
  message: string;
  allowsComments: boolean;
  /** Null: it waits for `publishAt`; no student sees it before. */
  postedAt: Date | null;
  publishAt: Date | null;
  sections: readonly { id: number; name: unknown }[];
  file: { name: string; key: string; contentType: string; bytes: number } | null;
  commentCount: number;
}
