import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The network of one person: leads to a server, can be led to another one, and can fail as networks do. */
export interface Line {
  port: number;
  /** Where whoever comes from now on goes. */
  leadTo(port: number): void;
  /** The device knows at once; the server hears nothing any more, not even that. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(target: number): Promise<Line> {
  let to = target;
  let isCut = false;
  const flowing = new Set<readonly [Socket, Socket]>();
  const all = new Set<Socket>();
  const server = createServer((near) => {
    all.add(near.on('error', () => undefined));
    if (isCut) return void near.destroy();
    const far = connect(to, '127.0.0.1').on('error', () => undefined);
    all.add(far);
    const pair = [near, far] as const;
    flowing.add(pair);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => {
      flowing.delete(pair);
      near.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      to = port;
    },
    cut() {
      isCut = true;
      for (const [near, far] of flowing) {
        near.removeAllListeners('close').unpipe(far).destroy();
        far.pause();
      }
      flowing.clear();
    },
    mend() {
      isCut = false;
    },
    async close() {
      server.close();
      for (const socket of all) socket.destroy();
      await once(server, 'close');
    },
  };
}
