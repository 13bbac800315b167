/** What the link to a chapter's contents takes along, so that its heading stands before the list is there. */
export interface ChapterPlace {
  readonly id: number;
  readonly subjectName: string;
  readonly chapterName: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    chapter?: ChapterPlace;
  }
}

/** Chapter numbers have two digits. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');
