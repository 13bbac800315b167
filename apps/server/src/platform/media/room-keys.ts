import { createHmac } from 'node:crypto';

/** The same in every process, so that a room that outlives the one which opened it is still ours. */
export function roomKeys(key: string, room: string): { secret: string; pin: string } {
  const derive = (purpose: string) =>
    createHmac('sha256', key).update(`${purpose}:${room}`).digest('base64url');
  return { secret: derive('room-secret'), pin: derive('room-pin').slice(0, 24) };
}
