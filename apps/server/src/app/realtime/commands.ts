import * as z from 'zod';

/** The part of the Action Cable protocol that a client may speak. */
const commandSchema = z.object({
  command: z.enum(['subscribe', 'unsubscribe', 'message']),
  identifier: z.string().max(1_000),
});
export type Command = z.infer<typeof commandSchema>;

const channelSchema = z.object({ channel: z.literal('SessionActivityChannel'), student_id: z.int() });

export const protocol = 'actioncable-v1-json';

export function readCommand(text: string): Command | null {
  return commandSchema.safeParse(parseJson(text)).data ?? null;
}

/** The student whose activity is asked for; null for a channel that does not exist. */
export function readChannel(identifier: string): number | null {
  return channelSchema.safeParse(parseJson(identifier)).data?.student_id ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
