import type { RoomContext } from './room-context.ts';
import { hearTalking } from './speaking.ts';
import { tellAll, tellPerson } from './telling.ts';
import { findSending, startWatching, wishAll } from './watching.ts';

export interface MediaLink {
  /** Opens the room if it is not open and the node is there. */
  look(): void;
  stop(): void;
}

/** Follows the media node: when it goes everything on it is gone, and when it is back the room is opened anew. */
export function linkMedia(room: RoomContext): MediaLink {
  const { media: node, lead, folder, log } = room.deps;
  // The same for every leader, and no other installation's on the same media server.
  const name = `${lead.tenantId}-${lead.liveClassId}-${lead.openedAt.getTime()}`;
  let isOpening = false;

  const lose = () => {
    if (!room.media) return;
    room.media = null;
    for (const member of room.members.values()) {
      member.pump?.close();
      member.pump = null;
      member.isTalking = false;
      const hadMedia = member.sending.size > 0;
      member.sending.clear();
      if (hadMedia) tellPerson(room, member);
    }
    tellAll(room, { t: 'media-lost' });
  };

  const open = async () => {
    const opened = await node.openRoom(name, folder, {
      onTracks(feed, tracks) {
        const found = findSending(room, feed);
        if (!found) return;
        found.sending.tracks = tracks;
        wishAll(room);
      },
      onGone: () => wishAll(room),
      onTalking: (feed, isTalking) => hearTalking(room, feed, isTalking),
    });
    if (room.isStopped || !node.isUp) return void (await opened.close());
    room.media = opened;
    for (const member of room.members.values()) startWatching(room, member);
    tellAll(room, { t: 'media-back' });
  };

  const look = () => {
    if (room.media || isOpening || room.isStopped || !node.isUp) return;
    isOpening = true;
    open()
      .catch((err) => log.warn({ err, node: node.name }, 'a room was not opened on its media node'))
      .finally(() => {
        isOpening = false;
      });
  };
  const unfollow = node.onChange((isUp) => (isUp ? look() : lose()));
  return { look, stop: unfollow };
}
