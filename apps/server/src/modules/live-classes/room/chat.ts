import { inLocale, localTextSchema } from '@shala/brand/brand.ts';
import type { ChatLine } from '@shala/meeting-protocol/news.ts';
import { cleanText } from '#platform/text/clean-text.ts';
import { maskContacts } from '#platform/text/mask-contacts.ts';
import { shownName } from '#platform/text/shown-name.ts';
import type { StoredLine } from '../chat-store.ts';
import { mayWrite } from '../domain/rights.ts';
import { uidOf } from '../domain/seat.ts';
import { type Member, nameFor } from './member.ts';
import type { RoomContext } from './room-context.ts';
import { refuse, tell, tellEach } from './telling.ts';

const lineEveryMs = 1_000;
const mostLength = 500;

/** The door has looked at the second token. */
export async function joinChat(room: RoomContext, member: Member): Promise<void> {
  const lines = await room.deps.records.listLines();
  member.hasChat = true;
  tell(room, member, {
    t: 'chat-lines',
    lines: lines.map((line) => toLine(line, member.seat.role)),
    isWhole: true,
  });
}

export async function writeLine(
  room: RoomContext,
  member: Member,
  { key, text }: { key: string; text: string },
): Promise<void> {
  const { seat } = member;
  if (!member.hasChat) return refuse(room, member, 'chat', 'not_allowed');
  if (!mayWrite(seat, room.mode)) return refuse(room, member, 'chat', 'chat_closed');
  if (seat.role === 'student' && performance.now() - member.lastLineAt < lineEveryMs)
    return refuse(room, member, 'chat', 'too_fast');
  const words = [...maskContacts(cleanText(text)).text].slice(0, mostLength).join('');
  if (words === '') return refuse(room, member, 'chat', 'failed');
  member.lastLineAt = performance.now();
  const said = await room.deps.records.addLine(seat, key, words);
  if (!said) return room.deps.onLost();
  if (said.isHidden) return;
  const line = {
    id: said.id,
    uid: seat.uid,
    role: seat.role,
    text: said.text,
    at: said.at.toISOString(),
    key,
  };
  tellEach(
    room,
    (reader) => ({ t: 'chat-lines', lines: [{ ...line, name: nameFor(seat, reader) }], isWhole: false }),
    // Sent a second time, it is news to the sender only: the first answer was lost.
    (reader) => reader.hasChat && (said.isNew || reader === member),
  );
}

export async function hideLine(room: RoomContext, host: Member, id: number): Promise<void> {
  if (!(await room.deps.records.hideLine(id))) return refuse(room, host, 'hide-message', 'unknown_person');
  tellEach(
    room,
    () => ({ t: 'chat-hidden', id }),
    ({ hasChat }) => hasChat,
  );
}

function toLine({ id, author, key, text, at }: StoredLine, reader: 'host' | 'student'): ChatLine {
  const uid = uidOf(author.role, author.id);
  return { id, uid, name: nameOf(author, reader), role: author.role, text, at: at.toISOString(), key };
}

function nameOf(author: StoredLine['author'], reader: 'host' | 'student'): string {
  if (author.role === 'host') return inLocale(localTextSchema.parse(author.name), 'en');
  const { firstName, lastName } = author;
  return nameFor(
    { fullName: `${firstName} ${lastName}`.trim(), shortName: shownName({ firstName, lastName }) },
    reader,
  );
}
