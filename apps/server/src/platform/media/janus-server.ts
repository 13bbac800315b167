import { join } from 'node:path';
import { openJanusLink } from './janus-link.ts';
import { openJanusRoom } from './janus-room.ts';
import type { MediaServer } from './media-server.ts';
import { roomKeys } from './room-keys.ts';
import { safePath } from './safe-path.ts';

export interface JanusNode {
  name: string;
  url: string;
  apiSecret: string;
  adminKey: string;
  roomKey: string;
  recordings: string;
}

export function openJanusServer(node: JanusNode): MediaServer {
  const link = openJanusLink(node);
  return {
    name: node.name,
    get isUp() {
      return link.isUp;
    },
    onChange: link.onChange,
    openRoom: (name, folder, events) =>
      openJanusRoom(
        link,
        {
          ...roomKeys(node.roomKey, name),
          adminKey: node.adminKey,
          folder: join(node.recordings, safePath(folder)),
        },
        events,
      ),
    close: link.close,
  };
}
