import type { Member, Sending } from './member.ts';
import type { RoomContext } from './room-context.ts';
import { refuse, tellState } from './telling.ts';

/** Everybody is told by the state; who comes later, or comes back, gets a file of their own then. */
export async function setRecording(room: RoomContext, host: Member, isOn: boolean): Promise<void> {
  if (isOn === (room.recording !== null)) return;
  if (!isOn) return stopRecording(room);
  if (!room.media) return refuse(room, host, 'record', 'media_away');
  const begun = await room.deps.records.beginRecording(host.seat);
  // Another host has pressed it at the same moment: one file each is enough.
  if (room.recording) return;
  room.recording = begun;
  tellState(room);
  for (const member of room.members.values()) {
    for (const sending of member.sending.values()) await recordSending(room, member, sending);
  }
}

async function stopRecording(room: RoomContext): Promise<void> {
  const { recording } = room;
  room.recording = null;
  for (const { sending } of room.members.values()) {
    for (const { publisher, feed } of sending.values()) {
      await publisher
        ?.record(null)
        .catch((err) => room.deps.log.warn({ err, feed }, 'a recording did not end by itself'));
    }
  }
  try {
    await room.deps.records.stopRecording();
  } catch (error) {
    // It still stands as running: the host has to be able to end it again.
    room.recording = recording;
    throw error;
  }
  tellState(room);
}

/** A file for this sender, if the room is being recorded. A class goes on even where its recording fails. */
export async function recordSending(room: RoomContext, member: Member, sending: Sending): Promise<void> {
  const { recording, deps } = room;
  if (!recording || !sending.publisher) return;
  const { role, personId } = member.seat;
  const what = sending.what === 'screen' ? 'screen' : role;
  try {
    const studentId = role === 'student' ? personId : null;
    await sending.publisher.record(await deps.records.addTrack(recording.recordingId, { what, studentId }));
  } catch (err) {
    deps.log.error({ err, uid: member.seat.uid }, 'somebody is not being recorded');
  }
}
