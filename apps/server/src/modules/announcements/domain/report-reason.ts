/** What a student can say is wrong with a comment. */
export type ReportReason = 'unkind' | 'private' | 'off_topic' | 'other';
