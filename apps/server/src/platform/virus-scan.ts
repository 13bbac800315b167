import { connect, type Socket } from 'node:net';

/** True: clean. Throws when the scanner cannot be asked; nothing counts as clean then. */
export type VirusScan = (content: Buffer) => Promise<boolean>;

const pieceBytes = 256 * 1024;
const timeoutMs = 30_000;

/** A scanner at `tcp://host:port` or `unix:/path`, spoken to as ClamAV's daemon wants it (INSTREAM). */
export function createVirusScan(address: string): VirusScan {
  const url = new URL(address);
  const open = () =>
    url.protocol === 'unix:' ? connect(url.pathname) : connect(Number(url.port || 3310), url.hostname);
  return async (content) => {
    const answer = await ask(open(), content);
    if (answer.endsWith(' OK')) return true;
    if (answer.endsWith(' FOUND')) return false;
    throw new Error(`the virus scanner answered: ${answer.slice(0, 200)}`);
  };
}

function ask(socket: Socket, content: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the virus scanner says nothing')));
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      answer += text;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(answer.replace(/\0+$/, '').trim()));
    socket.write('zINSTREAM\0');
    for (let start = 0; start < content.length; start += pieceBytes) {
      const piece = content.subarray(start, start + pieceBytes);
      socket.write(lengthOf(piece.length));
      socket.write(piece);
    }
    socket.write(lengthOf(0));
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
