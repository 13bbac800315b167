import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MailStore } from './mail-store.ts';

const MAX_BYTES = 25 * 1024 * 1024;

/** Takes every mail, whoever it is for. `550@fail.test` is refused with that code: how senders learn to cope. */
export function createSmtpReceiver(store: MailStore): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    authOptional: true,
    size: MAX_BYTES,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onRcptTo: (address, _session, done) => {
      const code = /^(\d{3})@fail\.test$/.exec(address.address)?.[1];
      done(code ? refusal('refused on request', Number(code)) : null);
    },
    onData: (stream, session, done) => {
      receive(store, stream, session).then(() => done(), done);
    },
  });
}

async function receive(store: MailStore, stream: SMTPServerDataStream, session: SMTPServerSession) {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) throw refusal('message is too big', 552);
  const { mailFrom, rcptTo } = session.envelope;
  await store.save(raw, {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map((receiver) => receiver.address),
  });
}

function refusal(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}
