/** Words in both languages; without Hindi the English ones are shown. */
export interface Texts {
  en: string;
  hi?: string | undefined;
}

export const hindi = (text: Texts): string => text.hi ?? text.en;

/** The badges: each counts until its area is opened. */
export const counters = ['live_classes', 'worksheets', 'messages'] as const;
export type Counter = (typeof counters)[number];

/**
 * What a notification is about. Lessons and what is practised are named by id only: their names are read in the
 * reader's language when it is shown. The rest brings its name along.
 */
export type Subject =
  | { type: 'content' | 'exercise' | 'paper'; id: number }
  | { type: 'live_class' | 'worksheet' | 'announcement' | 'tutor_reply'; id: number; title: Texts }
  | { type: 'admin_message' };

export type SubjectType = Subject['type'];

/** News for one student or many, in both languages. */
export interface Notice {
  about: Subject;
  /** What happened: published, evaluated, posted, returned, graded, replied, sent, soon, cancelled. */
  action: string;
  /** What it was made from: a student has at most one notification of a source. */
  source: string;
  /** How much of a growing source it tells of; more makes the notification new again. */
  revision?: number;
  courseId: number | null;
  title: Texts;
  shortTitle: Texts;
  body: Texts;
  /** The person it comes from; without one it comes from the brand. */
  senderName?: string;
}

const badges: Partial<Record<SubjectType, Counter>> = {
  live_class: 'live_classes',
  worksheet: 'worksheets',
  announcement: 'messages',
  tutor_reply: 'messages',
  admin_message: 'messages',
};

export const counterOf = ({ type }: Subject): Counter | null => badges[type] ?? null;
