import { createHmac } from 'node:crypto';

/**
 * The same in every process, so that a room that outlives the one which opened it is still ours. The name carries the
 * key, too: two installations that share a media server both have a class 7, and must not meet in it.
 */
export function roomKeys(key: string, room: string): { name: string; secret: string; pin: string } {
  const derive = (purpose: string) =>
    createHmac('sha256', key).update(`${purpose}:${room}`).digest('base64url');
  return {
    name: `${room}.${derive('room-name').slice(0, 12)}`,
    secret: derive('room-secret'),
    pin: derive('room-pin').slice(0, 24),
  };
}
