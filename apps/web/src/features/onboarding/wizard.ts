import type { OnboardingStep, UsageId } from '@shala/api-client/families.ts';

/** How far the pencil has drawn on each screen; 10 is what a right code gave. */
export const onboardingProgress = { usage: 10, boards: 30, classes: 50, exams: 80 } as const;

/** What the server keeps: where an interrupted parent goes on. */
export const onboardingSteps = { usage: 2, exams: 3, done: 0 } as const satisfies Record<
  string,
  OnboardingStep
>;

export const usageIds = { school: 0, exam: 1, both: 2 } as const satisfies Record<string, UsageId>;

/** The usage in an address; null for anything else somebody typed there. */
export function readUsage(text: string): UsageId | null {
  return Object.values(usageIds).find((id) => String(id) === text) ?? null;
}

const usagePath = (studentId: number) => `/auth/register/profiles/add/${studentId}/usage`;

export const wizardPaths = {
  usage: usagePath,
  boards: (studentId: number, usage: UsageId) => `${usagePath(studentId)}/${usage}/boards`,
  classes: (studentId: number, usage: UsageId, boardId: number) =>
    `${usagePath(studentId)}/${usage}/boards/${boardId}/classes`,
  exams: (studentId: number, usage: UsageId) => `${usagePath(studentId)}/${usage}/exams`,
} as const;

/** School comes first for who wants both. */
export const pathAfterUsage = (studentId: number, usage: UsageId): string =>
  usage === usageIds.exam ? wizardPaths.exams(studentId, usage) : wizardPaths.boards(studentId, usage);
