import * as z from 'zod/mini';

/** What a browser may say on the meeting's socket. Whether it may do so is decided by the room, not by these words. */
const sdp = z.string().check(z.minLength(1), z.maxLength(60_000));
const uid = z.string().check(z.regex(/^(student|host)-[1-9][0-9]{0,14}$/));
const kind = z.enum(['audio', 'video']);
const what = z.enum(['camera', 'screen']);
const candidate = z.nullable(
  z.object({
    candidate: z.string().check(z.maxLength(2_000)),
    sdpMid: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
    sdpMLineIndex: z.optional(z.nullable(z.int())),
    usernameFragment: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
  }),
);

const ofEverybody = [
  /** The messages are a channel of their own, opened with the second token of the join. */
  z.object({ t: z.literal('chat-join'), token: z.string().check(z.maxLength(2_000)) }),
  z.object({
    t: z.literal('chat'),
    key: z.string().check(z.minLength(1), z.maxLength(64)),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  z.object({ t: z.literal('hand'), isUp: z.boolean() }),
  /** An offer to send: camera and microphone, or (hosts) a screen. Also a second time, to begin anew. */
  z.object({ t: z.literal('publish'), what, sdp, audio: z.boolean(), video: z.boolean() }),
  z.object({ t: z.literal('unpublish'), what }),
  /** Muted or not, by the person's own hand. */
  z.object({ t: z.literal('self'), kind, isOn: z.boolean() }),
  /** The answer to an `offer`. */
  z.object({ t: z.literal('answer'), serial: z.int(), sdp }),
  z.object({ t: z.literal('trickle'), pc: z.enum(['camera', 'screen', 'watch']), candidate }),
  /** Forget what I watch and offer it anew: my connection broke. */
  z.object({ t: z.literal('watch-again') }),
  /** On a poor network: no pictures. */
  z.object({ t: z.literal('audio-only'), isOn: z.boolean() }),
  z.object({ t: z.literal('beat') }),
  z.object({ t: z.literal('leave') }),
] as const;

const ofHosts = [
  z.object({ t: z.literal('host-only'), isOn: z.boolean() }),
  /** Lets a student speak, show themselves, or takes it back. Never switches anything on at the student's. */
  z.object({ t: z.literal('allow'), uid, speak: z.boolean(), show: z.boolean() }),
  z.object({ t: z.literal('mute'), uid, kind }),
  z.object({ t: z.literal('lower-hand'), uid }),
  z.object({ t: z.literal('remove'), uid }),
  z.object({ t: z.literal('chat-open'), isOpen: z.boolean() }),
  z.object({ t: z.literal('hide-message'), id: z.int() }),
  z.object({ t: z.literal('record'), isOn: z.boolean() }),
  z.object({ t: z.literal('end') }),
] as const;

export const hostCommands: ReadonlySet<string> = new Set(ofHosts.flatMap(({ shape }) => shape.t.def.values));
export const command = z.discriminatedUnion('t', [...ofEverybody, ...ofHosts]);
export type Command = z.infer<typeof command>;

export const mostCommandBytes = 65_536;
