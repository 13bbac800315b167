import type { RunOutbox } from './run-outbox.ts';

/** Resolves when the server has every change of a question, those of an earlier page as well. */
export async function settleQuestion(
  outbox: Pick<RunOutbox, 'flush' | 'status' | 'subscribe'>,
  questionId: number,
): Promise<void> {
  await outbox.flush();
  if (!outbox.status().unsent.has(questionId)) return;
  await new Promise<void>((resolve) => {
    const forget = outbox.subscribe(() => {
      if (outbox.status().unsent.has(questionId)) return;
      forget();
      resolve();
    });
  });
}
