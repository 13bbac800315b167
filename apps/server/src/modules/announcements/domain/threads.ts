/** A comment as it is stored. */
export interface Comment {
  id: number;
  announcementId: number;
  answersId: number | null;
  author: Author;
  text: string;
  createdAt: Date;
  isDeleted: boolean;
  isHidden: boolean;
}

export type Author =
  | { kind: 'student'; id: number; firstName: string; lastName: string }
  | { kind: 'staff'; id: number; name: unknown };

/** A comment as one student sees it. */
export interface SeenComment extends Omit<Comment, 'isDeleted' | 'isHidden' | 'author'> {
  isByStaff: boolean;
  /** Null: whose words are gone is nobody's business, either. */
  author: Author | null;
  state: 'shown' | 'deleted' | 'hidden';
  isOwn: boolean;
}

export interface Thread extends SeenComment {
  replies: SeenComment[];
}

/**
 * The comments in their order, replies below what they answer. Of a comment that was taken back only its place
 * stays, and only where something is answered below it; its author still sees that staff has hidden it.
 */
export function toThreads(comments: readonly Comment[], studentId: number): Thread[] {
  const seen = comments.map((comment) => see(comment, studentId));
  return seen.flatMap((comment) => {
    if (comment.answersId !== null) return [];
    const replies = seen.filter((other) => other.answersId === comment.id && hasPlace(other));
    return hasPlace(comment) || replies.length > 0 ? [{ ...comment, replies }] : [];
  });
}

const hasPlace = ({ state, isOwn }: SeenComment): boolean =>
  state === 'shown' || (state === 'hidden' && isOwn);

function see({ isDeleted, isHidden, author, ...comment }: Comment, studentId: number): SeenComment {
  const state = isDeleted ? 'deleted' : isHidden ? 'hidden' : 'shown';
  const isOwn = author.kind === 'student' && author.id === studentId;
  return {
    ...comment,
    text: state === 'shown' ? comment.text : '',
    author: state === 'shown' || isOwn ? author : null,
    isByStaff: author.kind === 'staff',
    state,
    isOwn,
  };
}
