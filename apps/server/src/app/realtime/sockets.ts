import websocket from '@fastify/websocket';
import { mostCommandBytes } from '@shala/meeting-protocol/commands.ts';
import type { FastifyInstance } from 'fastify';
import { protocol } from './commands.ts';

/** A place where sockets are opened. */
export interface SocketDoor {
  /** Asks everybody to come back by another process, and writes what is unwritten. */
  close(): Promise<void>;
}

/** Sockets of every kind share one server: what a message may weigh is the most that one of them needs. */
export async function addSockets(server: FastifyInstance, addDoors: () => SocketDoor[]): Promise<void> {
  let doors: SocketDoor[] = [];
  await server.register(websocket, {
    options: {
      maxPayload: mostCommandBytes,
      handleProtocols: (offered) => (offered.has(protocol) ? protocol : false),
    },
    async preClose() {
      await Promise.all(doors.map((door) => door.close()));
      server.websocketServer.close();
    },
  });
  doors = addDoors();
}
