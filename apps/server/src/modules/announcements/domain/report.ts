/** What a student can say is wrong with a comment. */
export type ReportReason = 'unkind' | 'private' | 'off_topic' | 'other';

/** A comment that waits for a decision of staff, who see names in full. */
export interface ReportedComment {
  announcementId: number;
  commentId: number;
  text: string;
  authorId: number;
  authorName: string;
  createdAt: Date;
  isHidden: boolean;
  reports: readonly { reason: ReportReason; name: string; at: string }[];
}
